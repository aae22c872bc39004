import type { Locator, Page } from '@playwright/test';
import { addTask, type TaskOnWire } from '../kit/board-kit';
import type { Company, Person } from '../kit/company';
import { log } from '../kit/ticket-kit';
import { creation, edit, seedAnswer } from './answer-seed';

/** The card of what is offered. */
export const changes = (page: Page): Locator => log(page).getByRole('group', { name: 'Changes' });

/** One change of it, by words that it shows. */
export const row = (page: Page, text: string): Locator =>
  changes(page).getByRole('listitem').filter({ hasText: text });

export const button = (page: Page, name: string): Locator =>
  changes(page).getByRole('button', { name, exact: true });

/** What has become of it all. */
export const outcome = (page: Page): Locator => changes(page).getByRole('status');

/** A task as the server has it. */
export async function read(person: Person, { id }: TaskOnWire): Promise<TaskOnWire> {
  return (await person.api.get(`/api/v1/tasks/${id}`)).json();
}

/** Two tasks, and an answer on the first one that offers to change both and to make a third. */
export async function offerThree(company: Company) {
  const me = company.admin;
  const offer = await addTask(me, { title: 'Send the offer' });
  const hall = await addTask(me, { title: 'Paint the hall', endDate: '2031-03-07' });
  await seedAnswer({
    ...{ company, asker: me, taskId: offer.id },
    changes: [
      edit(offer, { status: 'todo', userId: null }, { status: 'in-progress', userId: me.id }),
      edit(
        hall,
        { title: hall.title, endDate: hall.endDate },
        { title: 'Paint the big hall', endDate: null },
      ),
      creation('Buy brushes', { description: 'Two of them.' }),
    ],
  });
  return { me, offer, hall };
}
