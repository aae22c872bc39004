import type { Locator, Page } from '@playwright/test';
import { addTask, openBoard, type TaskOnWire } from './board-kit';
import type { Company, Person } from './company';

interface Scene {
  page: Page;
  company: Company;
  signIn: (page: Page, person: Person) => Promise<void>;
}

/** A fresh ticket, `Send the offer` unless told, open in the drawer of the company's admin. */
export async function openNewTicket(
  { page, company, signIn }: Scene,
  fields: Partial<Parameters<typeof addTask>[1]> = {},
): Promise<TaskOnWire> {
  const task = await addTask(company.admin, { title: 'Send the offer', ...fields });
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  return task;
}

export const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Where the next message is written. */
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

/** The messages of the conversation. */
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

/** Chooses files for the next message. */
export async function attach(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
}
