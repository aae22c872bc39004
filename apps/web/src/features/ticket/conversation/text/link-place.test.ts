import { expect, test } from 'vitest';
import { linkPlace } from './link-place';

test.each([
  ['the offer', 'https://example.com/a?b=1', 'example.com/a?b=1'],
  ['the shop', 'http://example.com/', 'http://example.com'],
  ['https://bank.example', 'https://bank.example@evil.example/x', 'evil.example/x'],
  ['https://bank.example@evil.example/x', 'https://bank.example@evil.example/x', 'evil.example/x'],
  ['https://аpple.com/', 'https://аpple.com/', 'xn--pple-43d.com'],
  ['xn', 'https://аpple.com/', 'xn--pple-43d.com'],
  ['https://example.com/a', 'https://example.com/a', undefined],
  ['https://Example.com:443/a', 'https://Example.com:443/a', undefined],
  ['ann', 'mailto:ann@acme.test?subject=Hi', 'ann@acme.test?subject=Hi'],
  ['ann@acme.test', 'mailto:ann@acme.test', undefined],
  ['odd', 'https://[', 'https://['],
])('%s to %s says %j', (text, href, place) => {
  expect(linkPlace(text, href)?.whole).toBe(place);
  expect(linkPlace(text, href)?.short).toBe(place);
});

test('a long address is shown by its beginning and its end, with all of its host', () => {
  const path = `/${'folder/'.repeat(20)}offer.html?from=mail`;
  const { whole, short } = linkPlace('the offer', `https://example.com${path}`) ?? {};
  expect(whole).toBe(`example.com${path}`);
  expect(short).toBe('example.com/folder/folder/folder/folder/…offer.html?from=mail');
  const host = `${'a.'.repeat(60)}evil.example`;
  expect(linkPlace('the offer', `https://${host}/${path}`)?.short).toContain(`${host}…`);
});
