import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardFile, type ModelCard, type ModelFile } from './model-card';

/** Puts files into a folder as an installed model, as the command for models leaves them. */
export async function installTiny(
  modelsDir: string,
  about: Omit<ModelCard, 'files' | 'licence'>,
  files: Partial<Record<NonNullable<ModelFile['role']>, Buffer>>,
): Promise<void> {
  const folder = path.join(modelsDir, about.name);
  await mkdir(folder, { recursive: true });
  const card: ModelCard = { ...about, licence: 'none', files: [] };
  for (const [role, content] of Object.entries(files)) {
    await writeFile(path.join(folder, role), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    card.files.push({ name: role, role: role as ModelFile['role'], bytes: content.length, sha256 });
  }
  await writeFile(path.join(folder, cardFile), JSON.stringify(card));
}
