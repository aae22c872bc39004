import { Instant, TimeZone } from '@tavla/shared/fields';
import { Language } from '@tavla/shared/meetings/languages';
import { z } from 'zod';

/** What the export of another Tavla says of its meeting, beside what was said in it. */
const Told = z.object({
  format: z.literal('tavla-meeting'),
  name: z.string().optional().catch(undefined),
  recordedAt: Instant.optional().catch(undefined),
  timeZone: TimeZone.optional().catch(undefined),
  language: Language.optional().catch(undefined),
});
export type Told = Partial<Omit<z.infer<typeof Told>, 'format'>>;

/** Nothing for every other file. What is wrong in it the server says, where it is read as a whole. */
export async function toldBy(file: Pick<File, 'name' | 'text'>): Promise<Told> {
  if (!/\.json\s*$/i.test(file.name)) return {};
  try {
    return Told.parse(JSON.parse(await file.text()));
  } catch {
    return {};
  }
}
