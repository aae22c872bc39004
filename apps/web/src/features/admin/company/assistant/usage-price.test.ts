import '@/i18n/pages-catalogue';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '@/i18n/i18n';

afterEach(() => i18n.changeLanguage('en'));

test.each([
  ['en', '€1,234.50'],
  ['de', '1.234,50 €'],
])('a cost is written as in the language %s', async (language, shown) => {
  await i18n.changeLanguage(language);
  const price = i18n.t('admin:assistant.usage.price', {
    ...{ value: 1234.5, formatParams: { value: { currency: 'EUR' } } },
  });
  // A language may put a space between that does not break.
  expect(price.replace(/\s/g, ' ')).toBe(shown);
});
