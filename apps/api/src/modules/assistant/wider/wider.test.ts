import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { addPhrasedCompany } from '../phrasings/phrasings.test-kit';
import { bakery } from './said-bakery.test-kit';
import { firm } from './said-firm.test-kit';
import { garage } from './said-garage.test-kit';
import { school } from './said-school.test-kit';
import { cameOf } from './tell-offer.test-kit';
import { trades } from './trades.test-kit';

const app = useTestApp();

test.each(Object.entries({ bakery, firm, school, garage }))('ordinary things at a %s', async (name, said) => {
  const trade = trades[name];
  if (!trade) throw new Error(`no trade is called ${name}`);
  const company = await addPhrasedCompany(app.current, trade.file);
  const lines = said.trim().split('\n');
  const came = await cameOf(trade, company, lines);
  expect(came.join('\n').toLowerCase()).toBe(lines.join('\n').toLowerCase());
});
