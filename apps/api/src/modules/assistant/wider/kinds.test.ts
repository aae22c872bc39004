import { expect, test } from 'vitest';
import { fold } from '@/adapters/language/fold-text';
import { useTestApp } from '@/test/test-app';
import architects from '../phrasings/brezal.json';
import growers from '../phrasings/huerta.json';
import festival from '../phrasings/lumbre.json';
import valley from '../phrasings/museum.json';
import dentists from '../phrasings/nogal.json';
import { addPhrasedCompany } from '../phrasings/phrasings.test-kit';
import { brewery } from './asked-brewery.test-kit';
import { museum } from './asked-museum.test-kit';
import { asked } from './asked-of-lists.test-kit';
import { software } from './asked-software.test-kit';
import { theatre } from './asked-theatre.test-kit';
import { companies } from './companies.test-kit';
import type { CompanyFile } from './company-file.test-kit';
import { phrased } from './phrased.test-kit';
import { offeredBy, replyTo } from './tell-offer.test-kit';

const app = useTestApp();
const ofLists: Record<string, CompanyFile> = { architects, dentists, festival, growers, valley };

/**
 * Below each message what is to be offered ('-': nothing), or behind '?' what an answer says: all that '|' parts, any of
 * what '/' parts, and not what stands behind '!'. `@`: with a ticket open.
 */
test.each(Object.entries({ brewery, museum, software, theatre, ...asked }))(
  'each kind of wish and question at the %s',
  async (name, messages) => {
    const file = ofLists[name];
    const trade = file ? phrased(file) : companies[name];
    if (!trade) throw new Error(`no company is called ${name}`);
    const company = await addPhrasedCompany(app.current, trade.file);
    const lines = messages.trim().split('\n');
    const came: string[] = [];
    for (const [at, line] of lines.entries()) {
      if (at % 2 === 1) continue;
      const wanted = lines[at + 1]?.trim() ?? '';
      const reply = await replyTo(company, line.replace(/^@ /, ''), line.startsWith('@ '));
      const told = offeredBy(reply, trade, company, wanted);
      const text = `${reply?.text ?? ''}\n${reply?.citations.map(({ title }) => title).join('\n') ?? ''}`;
      const isRight = wanted.startsWith('?') && told === '' && wanted.slice(2).split(' | ').every(says(text));
      came.push(line, `  ${isRight ? wanted : wanted.startsWith('?') ? `${told} ${text}` : told || '-'}`);
    }
    expect(came.join('\n').toLowerCase()).toBe(lines.join('\n').toLowerCase());
  },
);

const says = (text: string) => (wanted: string) =>
  wanted.startsWith('!')
    ? !holds(text, wanted.slice(1))
    : wanted.split(' / ').some((words) => holds(text, words));

/** Whole words, without regard to case and accents. */
const holds = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${fold(words)}(?![\\p{L}\\p{N}])`, 'u').test(fold(text));
