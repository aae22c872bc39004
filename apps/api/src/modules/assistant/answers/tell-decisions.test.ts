import { beforeAll, expect, test } from 'vitest';
import { guessLanguage } from '@/modules/chat/guess-language';
import { useTestApp } from '@/test/test-app';
import { answerRequest } from '../answer-request';
import { gatherContext } from '../context';
import { addPhrasedCompany, type PhrasedCompany } from '../phrasings/phrasings.test-kit';

const app = useTestApp();
let company: PhrasedCompany;
const speaker = 'Laura Gil';

beforeAll(async () => {
  company = await addPhrasedCompany(app.current, {
    ...{ today: '2026-11-25', timeZone: 'Europe/Madrid', asker: speaker, ticket: 'Hacer cuentas' },
    ...{ meeting: 'Presupuesto', departments: ['Office'] },
    people: [
      {
        ...{ firstName: 'Laura', lastName: 'Gil', email: 'laura@roble.example', blocked: false },
        ...{ department: 'Office', role: 'admin', position: 'Accountant' },
      },
    ],
    tasks: [
      {
        ...{ title: 'Hacer cuentas', description: '', status: 'todo', assignee: speaker, due: 3, tags: [] },
        ...{ daysAgoCreated: 9, daysAgoMoved: 9 },
      },
    ],
    meetings: [
      {
        ...{ name: 'Presupuesto', language: 'es', daysAgo: 8, attendees: [speaker], actionItems: [] },
        transcript: [
          { second: 0, speaker, text: 'Vamos con el presupuesto del año que viene.' },
          { second: 31, speaker, text: 'El seguro de Mapfre es trescientos euros más barato que el de Axa.' },
          { second: 41, speaker, text: 'De acuerdo, nos vamos con Mapfre.' },
          { second: 56, speaker, text: 'Para la feria damos tres mil, ni uno más.' },
        ],
        decisions: [
          { text: 'Nos vamos con Mapfre', second: 41 },
          { text: 'Para la feria damos tres mil euros', second: 56 },
        ],
      },
    ],
  });
});

async function ask(message: string): Promise<string> {
  const { db, session, now } = company;
  const place = { taskId: null, audioId: null, hasFiles: false };
  const request = { ...place, message, now, language: guessLanguage(message) };
  const reply = await answerRequest(await gatherContext(db, session, request), session, request);
  return reply?.text ?? '';
}

test('a decision is found by what its words mean in the other language', async () => {
  const text = await ask('what was decided about the trade fair');
  expect(text).toContain('What was decided:');
  expect(text).toContain('Para la feria damos tres mil euros');
});

test('what was decided right after something was said is told beside it', async () => {
  const text = await ask('qué decidimos sobre el seguro');
  expect(text).toContain('Nos vamos con Mapfre — Presupuesto, 0:41');
  expect(text).not.toContain('tres mil euros');
  expect(text).not.toContain('No se decidió nada');
});

test('of what no decision names nobody is told that nothing was decided', async () => {
  const text = await ask('what was decided about the helicopter');
  expect(text).toMatch(/^I found no noted decision that names helicopter/);
});
