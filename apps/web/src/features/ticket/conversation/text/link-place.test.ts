import { expect, test } from 'vitest';
import { linkPlace } from './link-place';

test.each([
  ['the offer', 'https://example.com/a?b=1', 'example.com'],
  ['https://bank.example', 'https://bank.example@evil.example/x', 'evil.example'],
  ['xn', 'https://аpple.com/', 'xn--pple-43d.com'],
  ['https://example.com/a', 'https://example.com/a', ''],
  ['ann', 'mailto:ann@acme.test?subject=Hi', 'ann@acme.test'],
  ['ann@acme.test', 'mailto:ann@acme.test', ''],
  ['odd', 'https://[', 'https://['],
])('%s to %s says %j', (text, href, place) => {
  expect(linkPlace(text, href)).toBe(place);
});
