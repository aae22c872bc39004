import { expect, test } from 'vitest';
import { change } from '@/db/events/change';
import { keepFindings } from '../keep-findings';
import { useReview } from './items.test-kit';
import { proposeItems } from './propose-items';

const review = useReview();

/** What the engine finds once more when somebody tries the meeting again. */
const found = (title: string, startMs: number) => ({
  ...{ title, startMs, endMs: startMs + 900, quote: `I do it at ${startMs}`, confidence: 0.9 },
  ...{ endDate: null, ownerId: null, ownerCandidates: [] },
});

test('what stands on the board, or was put aside, is not found anew when a meeting is read again', async () => {
  const { audioId, post, add, addProposed, detail } = review;
  const about = ({ title, quote, startMs }: ReturnType<typeof found>) => ({ title, quote, startMs });
  const [slides, bank, lunch, offer] = [
    ...[found('Send the slides', 1_000), found('Call the bank', 2_000)],
    ...[found('Order lunch', 3_000), found('Write the offer', 1_000)],
  ] as const;
  const { taskId } = await addProposed(about(slides));
  const aside = await add(about(bank));
  expect((await post(`items/${aside}/dismiss`)).statusCode).toBe(200);
  await add(about(lunch));

  await change(review.db.forCompany(review.company.id), async (tx) => {
    // One with other words, and one more that was said in the same breath.
    const items = [
      offer,
      { ...slides, title: 'Send the slides' },
      { ...bank, title: 'Phone the bank' },
      lunch,
    ];
    await keepFindings(tx, audioId, { items, updates: [], attendees: [] });
    await proposeItems(tx, { id: audioId, name: 'Planning' });
  });

  const { actionItems } = (await detail()).analysis ?? { actionItems: [] };
  const [onBoard] = actionItems.filter(({ title }) => title === 'Send the slides');
  expect(onBoard?.taskId).toBe(taskId);
  expect(actionItems.map(({ title }) => title).toSorted()).toEqual([
    ...['Call the bank', 'Order lunch', 'Send the slides', 'Write the offer'],
  ]);
  const { data } = (await review.as(review.me).get('/api/v1/tasks')).json<{ data: { title: string }[] }>();
  expect(data.map(({ title }) => title).toSorted()).toEqual([
    'Order lunch',
    'Send the slides',
    'Write the offer',
  ]);
});
