import type { HistoryEntry } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

/** The story of a task that was edited so often, its description having so many characters. */
async function storyOf(edits: number, characters: number): Promise<HistoryEntry[]> {
  const { id, member } = await app.current.addCompany();
  const me = app.current.as(member);
  const { id: taskId } = (await me.post('/api/v1/tasks', { title: 'A task' })).json();
  await app.current.db.pool.query(
    `insert into task_edit ("organizationId", id, "taskId", kind, version, changes, "actorName", "createdAt")
     select $1, gen_random_uuid(), $2, 'edit', n, jsonb_build_array(jsonb_build_object(
       'field', 'description', 'from', n::text, 'to', repeat('x', $4))), 'Mia', now() + n * interval '1 second'
     from generate_series(1, $3::int) n`,
    [id, taskId, edits, characters],
  );
  const { data } = (await me.get(`/api/v1/tasks/${taskId}/history`)).json();
  return data.filter(({ kind }: HistoryEntry) => kind === 'edit');
}

test('of very many edits the newest thousand are told, oldest first', async () => {
  const edits = await storyOf(1_200, 1);
  expect(edits).toHaveLength(1_000);
  expect([edits[0], edits.at(-1)].map((edit) => edit?.changes?.[0]?.from)).toEqual(['201', '1200']);
});

test('of very long edits as many as fit', async () => {
  const edits = await storyOf(500, 20_000);
  expect(edits.length).toBeGreaterThan(150);
  expect(edits.length).toBeLessThan(200);
  expect(edits.at(-1)?.changes?.[0]?.from).toBe('500');
});

test('of very long notes as many as fit', async () => {
  const { id, member } = await app.current.addCompany();
  const me = app.current.as(member);
  const { id: taskId } = (await me.post('/api/v1/tasks', { title: 'A task' })).json();
  await app.current.db.pool.query(
    `insert into task_status_entry ("organizationId", id, "taskId", status, note, meta, "actorName", "createdAt")
     select $1, gen_random_uuid(), $2, 'done', repeat('—', 20000), n::text, 'Mia', now() + n * interval '1 second'
     from generate_series(1, 500) n`,
    [id, taskId],
  );
  const answer = await me.get(`/api/v1/tasks/${taskId}/history`);
  expect(answer.rawPayload.length).toBeLessThan(4_200_000);
  expect(answer.json().data.length).toBeGreaterThan(50);
});
