import { expect, test } from 'vitest';
import { dropRefusal } from './drop-refusal';

test.each([
  [['file-invalid-type'], 'text/plain', 'wrongType'],
  [['file-invalid-type', 'file-too-large'], '', 'wrongType'],
  [['too-many-files', 'file-invalid-type'], 'video/mp4', 'video'],
  [['file-too-small'], 'audio/wav', 'empty'],
  [['file-too-large'], 'audio/wav', 'tooLarge'],
  [['too-many-files'], 'audio/wav', 'tooMany'],
] as const)('%j of %s is %s', (codes, type, refusal) => expect(dropRefusal(codes, type)).toBe(refusal));
