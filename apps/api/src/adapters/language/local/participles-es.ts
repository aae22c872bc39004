import { fold } from '@/adapters/language/fold-text';
import { infinitiveOf } from './verbs-es';

const irregular: Readonly<Record<string, string>> = {
  hech: 'hacer',
  puest: 'poner',
  escrit: 'escribir',
  abiert: 'abrir',
  resuelt: 'resolver',
  devuelt: 'devolver',
  cubiert: 'cubrir',
  impres: 'imprimir',
  rehech: 'rehacer',
  propuest: 'proponer',
};

/** The dictionary form of a Spanish verb of work by its participle: 'pagado', 'montadas'. Null for none that is known. */
export function infinitiveOfParticiple(word: string): string | null {
  const stem = fold(word).replace(/[oa]s?$/, '');
  const known = irregular[stem];
  if (known) return infinitiveOf(known);
  const root = /^(.{2,})(a|i)d$/.exec(stem);
  if (!root) return null;
  const endings = root[2] === 'a' ? ['ar'] : ['er', 'ir'];
  return endings.map((ending) => infinitiveOf(`${root[1]}${ending}`)).find((verb) => verb !== null) ?? null;
}
