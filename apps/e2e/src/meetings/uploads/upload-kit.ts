import { expect, type Page } from '@playwright/test';
import type { Company } from '../../kit/company';

export const MiB = 2 ** 20;
export const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
export const succeeded = (page: Page) => page.getByText('Meeting Processed Successfully');

/** How many meetings a company has. */
export async function meetings(company: Company): Promise<number> {
  const answer = await company.api.get('/api/v1/audios');
  return (await answer.json()).data.length;
}

/** @param bytes how long it is */
export function silence(bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.write('RIFF');
  buffer.write('WAVEfmt ', 8);
  return buffer;
}

/** @param file how long it is, or where it lies */
export async function uploadSilence(page: Page, file: number | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(
    typeof file === 'string' ? file : { name: 'stand-up.wav', mimeType: 'audio/wav', buffer: silence(file) },
  );
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** Members of the company may do this with meetings, as to record or to delete them, or may not any more. */
export async function letMembers(company: Company, what: 'create' | 'delete', may: boolean): Promise<void> {
  const { data } = await (await company.api.get('/api/v1/roles')).json();
  const role = data.find(({ name }: { name: string }) => name === 'user');
  type Pair = { action: string; resource: string };
  const others = role.permissions.filter(
    ({ action, resource }: Pair) => action !== what || resource !== 'actions',
  );
  const permissions = may ? [...others, { action: what, resource: 'actions' }] : others;
  const answer = await company.api.patch(`/api/v1/roles/${role.id}`, { data: { permissions } });
  expect(answer.ok()).toBe(true);
}

/** Cancels the only upload that is shown, or the one of this name. */
export async function cancelUpload(page: Page, name = ''): Promise<void> {
  await uploads(page)
    .getByRole('button', { name: `Cancel the upload of ${name}` })
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`What was sent of ${name}`);
  await question.getByRole('button', { name: 'Cancel upload' }).click();
}
