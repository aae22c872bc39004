import { expect, test } from 'vitest';
import { fold } from '@/adapters/language/fold-text';
import { guessLanguage } from '@/modules/chat/guess-language';
import { useTestApp } from '@/test/test-app';
import { answerRequest } from './answer-request';
import { gatherContext } from './context';
import brezal from './phrasings/brezal.json';
import farolito from './phrasings/company.json';
import lumbre from './phrasings/lumbre.json';
import nogal from './phrasings/nogal.json';
import { addPhrasedCompany, type PhrasedCompany } from './phrasings/phrasings.test-kit';
import type { CompanyFile } from './wider/company-file.test-kit';

const app = useTestApp();
const files: Record<string, CompanyFile> = { brezal, farolito, lumbre, nogal };
const made = new Map<string, Promise<PhrasedCompany>>();

async function ask(name: string, message: string, where: 'board' | 'meeting' | 'ticket' = 'board') {
  const known = made.get(name) ?? addPhrasedCompany(app.current, files[name] as CompanyFile);
  made.set(name, known);
  const { db, session, now, ticketId, meetingId } = await known;
  const request = {
    ...{ message, now, hasFiles: false, language: guessLanguage(message) },
    taskId: where === 'ticket' ? ticketId : null,
    audioId: where === 'meeting' ? meetingId : null,
  };
  const reply = await answerRequest(await gatherContext(db, session, request), session, request);
  return { text: fold(reply?.text ?? ''), citations: reply?.citations ?? [], changes: reply?.changes ?? [] };
}

test.each([
  // A figure, a day and a reason stand in the line that is told first, or in its answer.
  ['farolito', 'how long was the website down?', 'twelve minutes'],
  ['brezal', '¿cuánto más cuestan las ventanas de madera?', 'treinta por ciento'],
  ['lumbre', 'how many people will sleep on the campsite?', 'three thousand'],
  ['farolito', 'when do we look at the 07:15 again?', 'march'],
  // In the other language.
  ['lumbre', '¿a qué hora cierra el festival el domingo?', 'half past one'],
  ['farolito', 'por qué se cae la web?', 'connections'],
  ['farolito', 'why do we not order the jackets from velamar?', 'cinco semanas'],
  ['nogal', 'what are we doing about the oxygen?', 'pasillo'],
  ['nogal', "When does Laura Quintana's leave start?", 'siete de enero'],
  // Behind a greeting and a courtesy.
  [
    'farolito',
    'Hi Tavla, I was off last week, what came of the talk about the loyalty card?',
    'do not decide',
  ],
  ['nogal', 'hi, someone told me we keep the oxygen somewhere else now, where?', 'pasillo'],
  ['farolito', "sorry to bother you but I can't remember how many knots the limit is, do you know?", '50'],
])('%s: %s', async (company, message, answer) => {
  const { text, citations } = await ask(company, message);
  expect(text.slice(0, 500)).toContain(answer);
  expect(citations.length).toBeGreaterThan(0);
});

test.each([
  ['farolito', 'who wanted to keep the 07:15 on mondays?', 'Grace Holloway'],
  ['brezal', "who was it that offered to call the mayor's office?", 'Fiona Gallagher'],
  ['nogal', '¿quién pidió un párrafo sobre el tabaco?', 'Agnes Doyle'],
])('%s: %s is told by whom and where', async (company, message, speaker) => {
  const { text, citations } = await ask(company, message);
  expect(text.startsWith(fold(speaker))).toBe(true);
  expect(citations).toHaveLength(1);
});

test('two things that are asked in one sentence are both answered', async () => {
  const { text } = await ask(
    'nogal',
    'which gloves did we choose, and what was wrong with Medisur?',
    'meeting',
  );
  expect(text).toContain('guantec then');
  expect(text).toContain('tear');
});

test.each([
  ['nogal', 'is there a task for repainting the waiting room?', 'Pintar la sala de espera de Altavista'],
  ['lumbre', 'do we have a ticket about the first aid course?', 'First aid course for volunteers'],
  ['farolito', '¿hay alguna tarea para los extintores?', 'Revisar los extintores de la Albatros'],
])('%s: %s names the task with whose it is', async (company, message, title) => {
  const { text, citations } = await ask(company, message);
  expect(text).toContain(`**${fold(title)}**`);
  expect(citations[0]?.title).toBe(title);
});

test('what nothing supports is not said', async () => {
  const { text, citations } = await ask('farolito', 'how much did the helicopter cost?');
  expect(text).not.toMatch(/i found this/);
  expect(citations.every(({ quote }) => !/helicopter/i.test(quote))).toBe(true);
});
