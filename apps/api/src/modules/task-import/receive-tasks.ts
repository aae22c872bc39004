import { say } from '@tavla/shared/error-words';
import { taskImportMax } from '@tavla/shared/limits';
import { formParts } from '@/http/bodies/form-parts';
import { readWhole } from '@/http/bodies/held-bytes';
import { HttpError, invalid } from '@/http/errors/errors';
import type { Call } from '@/http/route';

/** Of a name, as much as anybody needs to know a file again. */
const nameShown = 200;

/** The one file of the form, field `file`. @throws HttpError 400 without one or with several, 413, 415, 429 */
export async function receiveTasks({ request, reply }: Call): Promise<{ bytes: Buffer; name: string }> {
  let file: { bytes: Buffer; name: string } | undefined;
  for await (const part of formParts(request, { fileSize: taskImportMax, files: 2 })) {
    if (file) throw invalid('file', say('one-file-only'));
    if (!('file' in part)) continue;
    const bytes = await readWhole(request, reply, part.file).catch((error) => {
      if (!(error instanceof HttpError) || error.statusCode !== 413) throw error;
      throw new HttpError(413, 'too-large', say('import-file-size', { megabytes: taskImportMax / 2 ** 20 }));
    });
    file = { bytes, name: (part.file.filename || 'tasks').slice(0, nameShown) };
  }
  if (!file) throw invalid('file', say('no-import-file'));
  if (file.bytes.length === 0) throw invalid('file', say('empty-file'));
  return file;
}
