import { expect, it } from 'vitest';
import { asData } from './as-data';

const told = (text: string) => asData(text).split('\n')[2];
const code = (...points: number[]) => String.fromCodePoint(...points);

it.each([
  ['200b', code(0x200b)],
  ['034f', code(0x34f)],
  ['115f', code(0x115f)],
  ['1160', code(0x1160)],
  ['180b', code(0x180b)],
  ['2800', code(0x2800)],
  ['3164', code(0x3164)],
  ['ffa0', code(0xffa0)],
  ['fe00', code(0xfe00)],
  ['fe0f', code(0xfe0f)],
])('writes out U+%s, which nobody sees', (written, sign) => {
  expect(told(`a${sign}b1${sign}c`)).toBe(`"a\\u${written}b1\\u${written}c"`);
});

it('writes out selectors of variants that carry bytes behind an emoji', () => {
  const heart = code(0x2764, 0xfe0f);
  expect(told(`${heart}${code(0xfe0f, 0xfe01, 0xe0100, 0xe01ef)}`)).toBe(
    `"${heart}\\ufe0f\\ufe01\\udb40\\udd00\\udb40\\uddef"`,
  );
});

it('leaves emojis, keycaps and letters with accents as they are', () => {
  const text = `${code(0x2764, 0xfe0f)} ${code(0x1f39f, 0xfe0f)} 1${code(0xfe0f, 0x20e3)} é e${code(0x301)} 한국 ﾊﾟ`;
  expect(told(text)).toBe(`"${text}"`);
});
