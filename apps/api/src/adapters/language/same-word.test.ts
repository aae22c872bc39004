import { expect, test } from 'vitest';
import { isSameWord } from './same-word';

test.each([
  ['repairs', 'repair'],
  ['planning', 'plan'],
  ['renewal', 'renew'],
  ['deliveries', 'delivery'],
  ['revisa', 'revisar'],
  ['facturas', 'factura'],
  ['pintura', 'pintar'],
  ['contratos', 'contratacion'],
  ['cert', 'certificado'],
  ['micros', 'microphones'],
])('%s and %s are one word', (one, other) => {
  expect(isSameWord(one, other)).toBe(true);
  expect(isSameWord(other, one)).toBe(true);
});

test.each([
  ['checkout', 'check'],
  ['extra', 'extractor'],
  ['repaint', 'repair'],
  ['contrato', 'contraste'],
])('%s and %s begin alike and are two', (one, other) => {
  expect(isSameWord(one, other)).toBe(false);
  expect(isSameWord(other, one)).toBe(false);
});
