import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no page reaches below a notch or the bar of a phone, where nothing keeps clear of them', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('name="viewport"');
  expect(page).not.toContain('viewport-fit=cover');
});
