import { expectCame, expectComing } from '../kit/code/coming-kit';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';
import { seedMeeting } from '../kit/meeting-seed';

for (const what of ['the import of a meeting', 'the conversation about a meeting'] as const) {
  test(`${what} is there before its code, and has the keys`, async ({ page, company, signIn, isMobile }) => {
    const isImport = what === 'the import of a meeting';
    const { origin } = await seedMeeting(company);
    await signIn(page, company.admin);
    const release = await holdBack(page, `**/assets/${isImport ? 'ImportDrawer' : 'MeetingChat'}-*.js`);
    await page.goto(isImport ? '/meetings' : `/meetings/${origin.audioId}`);
    const opener = page.getByRole('button', { name: isImport ? 'Import' : 'Ask about this meeting' });
    const part = isImport
      ? page.getByRole('dialog', { name: 'Import meeting' })
      : page.getByRole(isMobile ? 'dialog' : 'complementary', { name: 'Ask about this meeting' });
    await opener.click();
    await expectComing(page, part);
    await page.keyboard.press('Escape');
    await expect(part).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    const place = await part.boundingBox();
    await part.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(part).toHaveCount(0);

    await opener.click();
    await expect(part).toBeFocused();
    release();
    await expectCame(part);
    expect(await part.boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    await expect(part).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
