import type { Page } from '@playwright/test';

/** Four lines of five seconds, two of each speaker. */
export const turns = [
  'Good morning.',
  'I send the slides to Lucia.',
  'Marcus pays the bill.',
  'Then we are done.',
].map((text, at) => ({
  startMs: at * 5_000,
  endMs: at * 5_000 + 4_000,
  text,
  speaker: at < 2 ? 'Speaker 1' : 'Speaker 2',
}));

/** Chooses something of what can be done with a line, by its time. */
export async function chooseOfLine(page: Page, time: string, name: string): Promise<void> {
  await page.locator('li', { hasText: time }).hover();
  await page.getByRole('button', { name: `Actions for the line at ${time}` }).click();
  await page.getByRole('menuitem', { name }).click();
}
