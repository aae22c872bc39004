import { attachmentMax, attachmentsMax } from '@tavla/shared/limits';
import { expect, test } from 'vitest';
import { addFiles } from './choose-files';

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name, { lastModified: 1 });

test('the same file twice is one', () => {
  expect(addFiles([file('a.txt')], [file('a.txt'), file('b.txt')])).toMatchObject({
    files: [{ name: 'a.txt' }, { name: 'b.txt' }],
    refused: null,
  });
});

test('a file that does not fit is named, the others stay', () => {
  const { files, refused } = addFiles([file('a.txt')], [file('big.pdf', attachmentMax), file('b.txt')]);
  expect(files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  expect(refused).toEqual({ reason: 'tooLarge', name: 'big.pdf' });
});

test('more files than a message carries are refused', () => {
  const many = Array.from({ length: attachmentsMax + 1 }, (_, index) => file(`${index}.txt`));
  expect(addFiles([], many)).toMatchObject({
    files: { length: attachmentsMax },
    refused: { reason: 'tooMany' },
  });
});

test.each([
  ['old.doc', { reason: 'saveAs', name: 'old.doc', extension: '.docx' }],
  ['all.zip', { reason: 'archive', name: 'all.zip' }],
  ['run.exe', { reason: 'type', name: 'run.exe' }],
])('%s is refused by name, the others stay', (name, refused) => {
  const added = addFiles([], [file('a.txt'), file(name), file('photo.png')]);
  expect(added.files.map((one) => one.name)).toEqual(['a.txt', 'photo.png']);
  expect(added.refused).toEqual(refused);
});

test('an empty file is told from one that has something', () => {
  expect(addFiles([], [file('a.txt', 0)])).toEqual({
    files: [],
    refused: { reason: 'empty', name: 'a.txt' },
  });
});
