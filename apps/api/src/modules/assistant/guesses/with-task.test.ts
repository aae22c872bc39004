import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { gatherContext } from '../context';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { withTask } from './with-task';

const app = useTestApp();

test('what a search came to decides whether the task stands under it, and no words do', async () => {
  const { id, admin } = await app.current.addCompany();
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Repair the oven', description: 'It is cold.' });
  const session = { user: { ...admin, timeZone: 'UTC' }, permissions: [] } as never;
  const place = { language: 'en', taskId: null, audioId: null, now: new Date() } as const;
  const asked: Asked = await gatherContext(app.current.db.forCompany(id), session, {
    ...{ ...place, message: 'How warm is the oven?' },
  });
  const task = await resolveTarget(asked, { kind: 'titled', words: 'Repair the oven' }, 1);
  const [row] = task.kind === 'tasks' ? task.rows : [];
  if (!row) throw new Error('no task');
  const under = async (text: string, finds: Reply['finds']) => {
    const found: Reply = { ...tell(text, [taskCitation(row)]), ...(finds && { finds }) };
    const likely = { questions: null, fields: [], about: row.title, isSure: false };
    return (await withTask(asked, likely, found)).text.slice(text.length);
  };
  expect(await under('Here it stands.', 'this')).toBe('');
  for (const finds of ['nearest', 'nothing', undefined] as const)
    expect(await under(asked.words.found, finds)).toContain('> It is cold.');
});
