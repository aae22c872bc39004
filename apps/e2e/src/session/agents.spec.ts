import type { APIRequestContext } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

test('an agent proposes and changes while its person looks, who decides and undoes all of it', async ({
  page,
  company,
  signIn,
  playwright,
  baseURL,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const add = async (title: string) =>
    (await (await person.api.post('/api/v1/tasks', { data: { title } })).json()).id as string;
  const [sail, rope] = [await add('Mend the sail'), await add('Coil the rope')];
  const permissions = ['create', 'read', 'update', 'delete'].map((action) => ({
    action,
    resource: 'actions',
  }));
  const agentCalled = async (name: string, mayWrite: boolean): Promise<APIRequestContext> => {
    const data = { name, permissions, mayWrite, expiresInDays: 30 };
    const { secret } = await (await person.api.post('/api/v1/tokens', { data })).json();
    const extraHTTPHeaders = { authorization: `Bearer ${secret}` };
    return playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }), extraHTTPHeaders });
  };
  const use = async (agent: APIRequestContext, name: string, changes: object[]) => {
    const params = { name, arguments: { changes } };
    const answer = await agent.post('/mcp', {
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
    expect((await answer.json()).result.isError).toBe(false);
  };

  await signIn(page, person);
  await page.goto('/?chat=1');
  const chat = page.getByRole('dialog').or(page.getByRole('complementary')).first();
  await expect(chat).toBeVisible();
  const careful = await agentCalled('Careful helper', false);
  await use(careful, 'propose_changes', [
    { kind: 'edit', taskId: sail, title: 'Mend both sails' },
    { kind: 'delete', taskId: rope },
  ]);
  await expect(page.getByText('A program with the token “Careful helper” proposes this.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const quick = await agentCalled('Quick helper', true);
  await page.goto('/');
  await use(quick, 'change_tasks', [
    { kind: 'edit', taskId: sail, title: 'Sail is mended', status: 'done' },
    { kind: 'create', title: 'Buy thread' },
    { kind: 'delete', taskId: rope },
  ]);
  await expect(page.getByText('Coil the rope')).toHaveCount(0);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'What agents did' });
  await expect(section.getByText('3 changes made')).toBeVisible();
  await expect(section.getByText('nothing left of it')).toBeVisible();
  await expectNoAxeViolations(page);
  await section.getByRole('button', { name: 'Look at what Quick helper did' }).click();
  const looked = page.getByRole('dialog', { name: 'What Quick helper did' });
  await expect(looked.getByText('Changed Mend the sail')).toBeVisible();
  await expect(looked.getByText('Title · Status · made')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(section.getByRole('button', { name: 'Look at what Quick helper did' })).toBeFocused();
  await section.getByRole('button', { name: 'Undo all that Quick helper did' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('All of it was undone.')).toBeVisible();
  await expect(section.getByText(/^Undone/)).toBeVisible();
  const titles = async () =>
    (await (await person.api.get('/api/v1/tasks')).json()).data
      .map(({ title }: { title: string }) => title)
      .sort();
  expect(await titles()).toEqual(['Coil the rope', 'Mend the sail']);
  await careful.dispose();
  await quick.dispose();
});
