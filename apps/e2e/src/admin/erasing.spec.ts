import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';

// Whoever is erased is signed out.
test.use({ allowedConsole: [/status of 401/] });

test('whoever asked for it and has left is erased, and a colleague reads it without loading anew', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const gone = await company.addUser({ firstName: 'Greta', lastName: 'Goneaway' });
  const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const made = await gone.api.post('/api/v1/tasks', {
    data: { title: 'Water Greta Goneaway’s plants', userId: gone.id },
  });
  const task = await made.json();
  const said = { message: 'I will do it myself', isComment: 'true', taskId: task.id };
  await gone.api.post('/api/v1/chat/new-message', { multipart: said });
  for (const lastName of ['Water', 'Goneaway'])
    await gone.api.patch('/auth/me', {
      data: { firstName: lastName === 'Water' ? 'The' : 'Greta', lastName },
    });
  await company.api.post('/api/v1/tasks', { data: { title: 'Look after the water', userId: member.id } });

  const theirs = await openAs(gone);
  await theirs.goto('/account');
  await theirs.getByRole('button', { name: 'Ask to be erased' }).click();
  const asking = theirs.getByRole('dialog', { name: 'Ask to be erased?' });
  await asking.getByRole('button', { name: 'Ask to be erased' }).click();
  await expect(theirs.getByText(/^You asked to be erased on /)).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(theirs);

  const colleague = await openAs(member);
  await colleague.goto(`/?task=${task.id}`);
  await expect(colleague.getByText('I will do it myself')).toBeVisible();
  await expect(colleague.getByText('Greta Goneaway').first()).toBeVisible();

  await signIn(page, company.admin);
  await page.goto('/admin?tab=erasures');
  const listed = page.getByRole('list', { name: 'Requests, and what was erased' });
  await expect(listed.getByText('They can still sign in.', { exact: false })).toBeVisible();
  await company.api.patch(`/api/v1/users/${gone.id}`, { data: { blocked: true } });
  await page.reload();
  await expect(listed.getByRole('button', { name: 'Erase Greta Goneaway…' })).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await listed.getByRole('button', { name: 'Erase Greta Goneaway…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Greta Goneaway' });
  await expect(dialog.getByRole('region', { name: 'Stays, without the name' })).toContainText(
    'Messages and comments to tasks',
  );
  await expect(dialog.getByRole('link', { name: 'Water Greta Goneaway’s plants' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('group', { name: 'Replaced in texts' }).getByLabel('The Water').uncheck();
  await dialog.getByLabel('Enter the name to confirm').fill('Greta');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog.getByText('Enter the name as it stands above')).toBeVisible();
  await dialog.getByLabel('Enter the name to confirm').fill('Greta Goneaway');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog).toBeHidden();
  await expect(listed.getByText('Erased', { exact: true })).toBeVisible();
  await expect(page.getByText('Greta Goneaway')).toHaveCount(0);

  await expect(colleague.getByText('Greta Goneaway')).toHaveCount(0);
  await expect(colleague.getByText('Water Former member’s plants').first()).toBeVisible();
  await expect(colleague.getByText('I will do it myself')).toBeVisible();
  await expect(colleague.getByText('Look after the water')).toHaveCount(1);
  await expect(theirs.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
