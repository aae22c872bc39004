import { baseForm } from './english-verbs';

const irregular: Readonly<Record<string, string>> = {
  begun: 'begin',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  chosen: 'choose',
  cut: 'cut',
  drawn: 'draw',
  found: 'find',
  given: 'give',
  hung: 'hang',
  made: 'make',
  paid: 'pay',
  put: 'put',
  redone: 'redo',
  rewritten: 'rewrite',
  sent: 'send',
  set: 'set',
  shown: 'show',
  sold: 'sell',
  split: 'split',
  taught: 'teach',
  written: 'write',
};

/** The base form of an English verb by its participle: 'painted', 'written'. Null for none that is known. */
export function baseOfParticiple(participle: string): string | null {
  const known = irregular[participle];
  if (known !== undefined) return known;
  const stem = /^(.{2,})ed$/.exec(participle)?.[1];
  if (stem === undefined) return null;
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return forms.find((form) => baseForm(form) === form) ?? null;
}
