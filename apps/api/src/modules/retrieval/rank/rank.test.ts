import { describe, expect, it } from 'vitest';
import { expectLinearGrowth, hostileTexts } from '@/test/growth';
import type { Block } from '../find/blocks.repo';
import { questionWords } from '../question-words';
import { bm25, worthOfTerms } from './bm25';
import { namedSpeakers } from './speakers';
import { sumUp } from './sums';
import { joinBlocks, talkPassages } from './talk';
import { readTexts } from './texts';

const block = (audioId: string, index: number, lines: number): Block => ({
  ...{ audioId, index, name: audioId, recordedAt: new Date(0), language: 'en' },
  lines: Array.from({ length: lines }, (_, at) => [`${audioId}${index}${at}`, at, at + 1, null, 'word']),
});

describe('passages of talk', () => {
  it('reach over blocks that follow each other, and over nothing else', () => {
    const talk = joinBlocks([block('a', 0, 6), block('a', 1, 3), block('a', 3, 2), block('b', 0, 1)]);
    expect(talk.runs).toEqual([
      { from: 0, to: 9 },
      { from: 9, to: 11 },
      { from: 11, to: 12 },
    ]);
    expect(talkPassages(talk).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [2, 7],
      [4, 9],
      [9, 11],
      [11, 12],
    ]);
    expect(talkPassages(joinBlocks([]))).toEqual([]);
  });
});

describe('BM25', () => {
  const score = (texts: string[], asked: string) => {
    const read = readTexts(texts.map((text) => ({ text, language: 'en' })));
    const bits = Uint32Array.from(read.words, ({ folded }) => Number(folded === asked));
    const spans = texts.map((_, at) => ({ from: at, to: at + 1 }));
    const sums = sumUp(read.read, bits, 1);
    return [...bm25(sums, spans, worthOfTerms(sums, spans))];
  };

  it('is worth more the oftener a word is said in the fewer words, and less each time', () => {
    const [once = 0, twice = 0, long = 0, none] = score(
      ['an emu', 'emu emu', `an emu ${'and more '.repeat(9)}`, 'a rhea'],
      'emu',
    );
    expect(none).toBe(0);
    expect(once).toBeGreaterThan(long);
    expect(twice).toBeGreaterThan(once);
    expect(twice).toBeLessThan(2 * once);
  });

  it('reads words without case and accents', () => {
    expect(score(['ÉMU', 'Ému!', 'e\u0301mu', 'emus'], 'emu').map((one) => one > 0)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('whom a question names', () => {
  const speakers = ['Priya Shah', 'Project Manager', 'Tomasz', 'Li Wu', ''];
  it.each([
    ['What did Priya say?', ['Priya Shah'], ['priya']],
    ['What did Priya Shah and tomasz say?', ['Priya Shah', 'Tomasz'], ['priya', 'shah', 'tomasz']],
    ['what did priya say?', ['Priya Shah'], ['priya']],
    ['What about the project?', [], []],
    ['Project plans: what did the project manager say?', ['Project Manager'], ['project', 'manager']],
    ['Where is Li?', [], []],
    ['', [], []],
  ])('%s', (question, named, words) => {
    const found = namedSpeakers(question, speakers);
    expect([...found.speakers]).toEqual(named);
    expect([...found.words]).toEqual(words);
  });
});

describe('a long question', () => {
  it.each(Object.entries(hostileTexts))('of %j is read in one pass', (_, text) => {
    const read = (question: string) => {
      questionWords(question);
      namedSpeakers(question, ['Ada Lovelace', question.slice(0, 200)]);
      readTexts([{ text: question, language: 'en' }]);
    };
    expectLinearGrowth(read, text, 20_000);
  });
});
