import { expect, it } from 'vitest';
import { isTokenForm, newToken } from './token-format';

it('makes tokens that a scanner can know, each another one', () => {
  const made = Array.from({ length: 500 }, newToken);
  for (const token of made) {
    expect(token).toMatch(/^tavla_pat_[0-9A-Za-z]{49}$/);
    expect(isTokenForm(token)).toBe(true);
  }
  expect(new Set(made).size).toBe(500);
});

it('knows a token by what its checksum covers', () => {
  const secret = `tavla_pat_${'0'.repeat(43)}`;
  const fitting = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].filter((last) =>
    isTokenForm(`${secret}${checksumOf(secret).slice(0, 5)}${last}`),
  );
  expect(fitting).toEqual([checksumOf(secret).at(-1)]);
});

it.each([
  ['a letter that is another one', (token: string) => swap(token, 20)],
  ['a letter of the checksum', (token: string) => swap(token, 58)],
  ['a letter less', (token: string) => token.slice(0, -1)],
  ['a letter more', (token: string) => `${token}0`],
  ['another prefix', (token: string) => token.replace('tavla_pat_', 'tavla_pat-')],
  ['two letters that changed places', (token: string) => token.replace(/^(.{12})(.)(.)/, '$1$3$2')],
  ['nothing', () => ''],
  ['a line break at its end', (token: string) => `${token}\n`],
])('refuses %s', (_, spoil) => {
  const token = `tavla_pat_AB${newToken().slice(12, 53)}`;
  const whole = token + checksumOf(token);
  expect(isTokenForm(whole)).toBe(true);
  expect(isTokenForm(spoil(whole))).toBe(false);
});

function swap(token: string, at: number): string {
  return `${token.slice(0, at)}${token[at] === '0' ? '1' : '0'}${token.slice(at + 1)}`;
}

/** The checksum as its documentation says it, bit by bit: CRC-32 (ISO-HDLC) in base 62, six digits. */
function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = (crc ^ 0xffffffff) >>> 0;
  let written = '';
  while (written.length < 6) {
    written = digits[rest % 62] + written;
    rest = Math.floor(rest / 62);
  }
  return written;
}
