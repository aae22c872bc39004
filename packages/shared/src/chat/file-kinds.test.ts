import { expect, test } from 'vitest';
import { fileAdvice, fileKind } from './file-kinds';

test.each([
  ['Offer.DOCX', 'docx'],
  ['a.b.pdf ', 'pdf'],
  ['table.tsv', 'csv'],
  ['photo.JPG', 'image'],
  ['notes.md', 'text'],
  ['constructor', null],
  ['a.constructor', null],
  ['a.toString', null],
  ['pdf', null],
  ['a.pdf/b', null],
])('%s is a file of the kind %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

test.each([
  ['old.doc', { do: 'save-as', extension: '.docx' }],
  ['Old.XLS', { do: 'save-as', extension: '.xlsx' }],
  ['talk.pptx', { do: 'save-as', extension: '.pdf' }],
  ['plan.odt', { do: 'save-as', extension: '.docx' }],
  ['IMG_1.HEIC', { do: 'save-as', extension: '.png' }],
  ['page.html', { do: 'save-as', extension: '.pdf' }],
  ['all.zip', { do: 'unpack' }],
  ['run.exe', { do: 'nothing' }],
  ['none', { do: 'nothing' }],
  ['offer.pdf', null],
])('%s: %j', (name, advice) => {
  expect(fileAdvice(name)).toEqual(advice);
});
