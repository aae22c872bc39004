import { describe, expect, test } from 'vitest';
import { expectLinearGrowth, hostileTexts } from '@/test/growth';
import { groundAnalysis } from './ground-analysis';
import type { AnalysisInput, MeetingLanguage, QuestionInput } from './language';
import { analyseMeeting } from './local/analyse-meeting';
import { answerQuestion } from './local/answer-question';
import { scoreSentences } from './local/learned/score-sentences';
import { englishPack } from './local/packs/pack-en';
import { spanishPack } from './local/packs/pack-es';
import { ownersOf } from './local/phrase/owners-of';
import { phraseTasks, subjectOf } from './local/phrase/phrase-task';
import { splitSentences } from './local/sentences';
import { editDistance, isOneEditApart } from './resolve-person';

const people = Array.from({ length: 300 }, (_, at) => ({
  id: `p${at}`,
  firstName: at === 0 ? 'Ada' : `Person${at.toString(36)}`,
  lastName: `Last${at.toString(36)}`,
  email: `p${at}@tavla.test`,
}));
const tasks = Array.from({ length: 300 }, (_, at) => ({
  id: `t${at}`,
  title: `Translate the price list number ${at.toString(36)}`,
  status: 'todo',
}));

const everyone = { kind: 'request', name: 'Ada', several: false, from: 0 } as const;

/** A meeting that says the text in one breath. */
const meeting = (text: string, language: MeetingLanguage): AnalysisInput => ({
  segments: [{ id: 'a', startMs: 0, endMs: 60_000, text, speaker: null }],
  language,
  recordedAt: '2026-10-07T10:00:00Z',
  timeZone: 'Europe/Stockholm',
  people,
  tasks,
});

const line = { startMs: 0, endMs: 1, speaker: null };

const question = (message: string, text: string): QuestionInput => ({
  message,
  language: 'en',
  timeZone: 'UTC',
  now: '2026-10-07T10:00:00Z',
  ticket: { title: 'A task', description: text, status: 'todo', dueDate: null, assignee: null, tags: [] },
  history: [],
  meeting: { name: 'A meeting', quote: text.slice(0, 300), segments: meeting(text, 'en').segments },
  attachments: [{ name: 'a.txt', text }],
});

describe.each(Object.entries(hostileTexts))('%s without end', (_, text) => {
  test.each(['en', 'es', 'sv'] as const)('as a meeting: %s', (language) => {
    expectLinearGrowth((said) => analyseMeeting(meeting(said, language)), text, 10_000);
  });

  test.each([englishPack, spanishPack])('as tasks in words: $language', (pack) => {
    const phrased = (said: string) => {
      const sentences = splitSentences(meeting(said, 'en').segments);
      return sentences.map((sentence, at) => [
        phraseTasks(sentences, at, pack),
        subjectOf(sentence, pack),
        ownersOf({ sentences, speakers: [], people, pack }, at, everyone),
      ]);
    };
    expectLinearGrowth(phrased, text, 5_000);
  });

  test('as sentences that the learned score reads', () => {
    const score = (said: string) => scoreSentences(splitSentences(meeting(said, 'en').segments));
    expectLinearGrowth(score, text, 8_000);
    expectLinearGrowth(
      (said) =>
        scoreSentences(
          splitSentences(said.split('|').map((part, at) => ({ ...line, id: String(at), text: part }))),
        ),
      (length) => text(length).replaceAll(' ', ' |'),
      5_000,
    );
  });

  test('as a question, and as what is asked about', () => {
    expectLinearGrowth((written) => answerQuestion(question(written, written)), text, 5_000);
    expectLinearGrowth((written) => answerQuestion(question('Summary of the files?', written)), text, 20_000);
  });

  test('as what a model says of a meeting', () => {
    const sentence = (said: string) => ({ text: said, quote: said });
    const draft = (said: string) => ({
      summary: said,
      outline: { overview: [sentence(said)], topics: [], open: [sentence(said)] },
      decisions: [{ text: said, quote: said }],
      actionItems: [{ title: said, owner: said, quote: said, due: said, dueDate: said, confidence: 1 }],
      updates: [{ taskId: 't1', status: 'done' as const, quote: said }],
    });
    expectLinearGrowth((said) => groundAnalysis(draft(said), meeting(said, 'en'), 'openai'), text, 10_000);
    // Nearly what was said, many times over.
    const part = (said: string, at: number) => `${said.slice(at, at + 600)} zebra ${said.slice(at, at + 40)}`;
    const near = (said: string) =>
      Array.from({ length: 10 }, (_, at) => ({ text: '', quote: part(said, at * 50) }));
    expectLinearGrowth(
      (said) => groundAnalysis({ ...draft(''), decisions: near(said) }, meeting(said, 'en'), 'openai'),
      text,
      8_000,
    );
  });
});

test('many different items, decisions and reports stay as many as somebody can read', () => {
  const items = (count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `I'll send report${at} to client${at} by Friday. We decided to buy a${at} b${at} c${at} d${at}.`,
    );
  const found = analyseMeeting(meeting(items(1_000).join(' '), 'en'));
  expect(found.actionItems).toHaveLength(300);
  expect(found.decisions).toHaveLength(300);
  expectLinearGrowth(
    (said) => analyseMeeting(meeting(said, 'en')),
    (count) => items(count).join(' '),
    400,
  );
});

test('a talk of ever new sentences is summed up in time that grows with its length', () => {
  const talk = (count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `The harbour${at % 400} has a new crane${at} on the quay${at % 30}, and the ferry${at % 7} does not know who pays for it.`,
    ).join(' ');
  const { outline } = analyseMeeting(meeting(talk(3_000), 'en'));
  expect(outline.topics).toHaveLength(10);
  expect(outline.overview.length).toBeLessThan(12);
  expectLinearGrowth((said) => analyseMeeting(meeting(said, 'en')), talk, 400);
});

test('one edit is what the distance of one is', () => {
  const words = ['', 'a', 'ab', 'ba', 'abc', 'acb', 'abcd', 'abd', 'xbcd', 'abcde', 'abdce', 'bacd', 'badc'];
  for (const a of words)
    for (const b of words) expect([a, b, isOneEditApart(a, b)]).toEqual([a, b, editDistance(a, b) <= 1]);
});
