import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { addPhrasedCompany } from '../phrasings/phrasings.test-kit';
import { companies } from './companies.test-kit';
import { cameOf } from './tell-offer.test-kit';
import { brewery } from './wished-brewery.test-kit';
import { museum } from './wished-museum.test-kit';
import { theatre } from './wished-theatre.test-kit';

const app = useTestApp();

test.each(Object.entries({ brewery, museum, theatre }))('Spanish wishes at the %s', async (name, wished) => {
  const trade = companies[name];
  if (!trade) throw new Error(`no company is called ${name}`);
  const company = await addPhrasedCompany(app.current, trade.file);
  const lines = wished.trim().split('\n');
  const came = await cameOf(trade, company, lines);
  expect(came.join('\n').toLowerCase()).toBe(lines.join('\n').toLowerCase());
});
