import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';
import { drawer, log, messageBox, openNewTicket } from '../kit/ticket-kit';
import { type Citation, seedAnswer } from './answer-seed';

test('an answer shows what it rests on, and leads there', async ({ page, company, signIn, isMobile }) => {
  const me = company.admin;
  const task = await addTask(me, { title: 'Send the offer' });
  const other = await addTask(me, { title: '<img src=x onerror=alert(1)> chairs' });
  const { origin } = await seedMeeting(company);
  const said = { kind: 'meeting', id: origin.audioId, title: 'Incident review', startMs: 74_000 } as const;
  const long = 'x'.repeat(150);
  await seedAnswer({
    ...{ company, asker: me, taskId: task.id, content: 'By Friday.' },
    citations: [
      { ...said, quote: 'The logs go on Friday.' },
      { kind: 'task', id: other.id, title: other.title, quote: '' },
      { ...said, quote: 'All of them.' },
      {
        kind: 'file',
        id: crypto.randomUUID(),
        title: `${long}.pdf`,
        quote: 'Net 30',
        place: { kind: 'page', number: 4 },
      },
      { kind: 'person', id: me.id, title: 'Admin Admin', quote: '' },
      ...[1, 2, 3, 4].map(
        (at): Citation => ({
          ...{ kind: 'message', id: crypto.randomUUID(), title: `Message ${at}`, quote: '' },
          ...(at === 1 && { taskId: other.id }),
        }),
      ),
    ],
  });
  await signIn(page, me);
  await openBoard(page, `?task=${task.id}`);
  const sources = log(page).getByRole('list', { name: 'Sources' });
  const texts = [
    ...[/Incident review\s*01:14$/, /<img src=x onerror=alert\(1\)> chairs$/, /^File\s+x{150}\.pdf\s*p\. 4$/],
    ...[/Admin Admin$/, /Message 1$/, /Message 2$/, '+2'],
  ];
  await expect(sources.getByRole('listitem')).toHaveText(texts, { useInnerText: true });
  const chip = sources.getByRole('link', { name: 'Meeting Incident review 01:14' });
  await expect(chip).toHaveAccessibleDescription('“The logs go on Friday.” “All of them.”');
  await chip.focus();
  await expect(page.getByRole('tooltip')).toContainText('The logs go on Friday.');
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  const more = sources.getByRole('button', { name: '2 more sources' });
  await more.press('Enter');
  await expect(sources.getByRole('listitem')).toHaveCount(9);
  await expect(sources.getByRole('button', { name: 'Fewer sources' })).toBeFocused();

  const person = sources.getByRole('link', { name: 'Person Admin Admin' });
  await expect(person).toHaveAttribute('href', `/?assignee=${encodeURIComponent(me.email)}`);
  const message = (at: number) => sources.getByRole('link', { name: `Message ${at}` });
  await expect(message(1)).toHaveAttribute('href', new RegExp(`^/\\?task=${other.id}&message=`));
  await expect(message(2)).toHaveAttribute('href', /^\/\?chat=1&message=/);
  await sources.getByRole('link', { name: 'chairs' }).click();
  await expect(drawer(page, other.title)).toBeVisible();
  await page.goBack();
  await chip.click();
  await expect(page).toHaveURL(`/meetings/${origin.audioId}#t=74`);
});

test('what people wrote on a ticket is told on a question, and leads to each message', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const task = await openNewTicket({ page, company, signIn }, { title: 'Order the lamps' });
  await messageBox(page).fill('Has anyone commented on this?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('Nobody has commented on “Order the lamps”.')).toBeVisible();

  const other = await openAs(ada);
  await openBoard(other, `?task=${task.id}`);
  await other.getByText('Comment', { exact: true }).click();
  await messageBox(other).fill('The supplier called back: they come on Tuesday at nine, with two people.');
  await messageBox(other).press('Enter');
  await expect(log(page).getByText('The supplier called back')).toBeVisible();
  await messageBox(page).fill('Did Ada reply?');
  await messageBox(page).press('Enter');
  const answer = log(page).getByRole('article').last();
  await expect(answer).toContainText('One comment on “Order the lamps”:');
  await expect(answer).toContainText('Ada Lovelace: “The supplier called back: they come on Tuesday');
  await expectNoAxeViolations(page);
  const link = answer.getByRole('link', { name: 'Message Ada Lovelace' });
  await expect(link).toHaveAttribute('href', new RegExp(`^/\\?task=${task.id}&message=`));
});
