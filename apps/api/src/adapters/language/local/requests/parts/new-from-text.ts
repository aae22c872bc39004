import { wordSet } from '@/adapters/language/local/word-set';
import type { Unit } from '../commands/read-clauses';
import { type Ground, matchAt } from '../grammar/match';
import { compile } from '../grammar/pattern';
import type { RequestContext } from '../request';
import { typed } from '../slots/reader';
import { unsafe } from '../slots/stop-words';
import type { Token } from '../text/tokens';

const thing = '(task|ticket|card|to do|todo|action item)';
const cosa = '(tarea|ticket|tarjeta)';
/** What makes a task of the words before it. */
const making = [
  `[please|pls|and|can you|could you|would you] [please|pls] (make|turn|put|add|log|track|file|open|save|note|record|write|get) (that|this|it) [up|down|in] [into|as|to] (a|an|one|as a) [new] ${thing} [on the board]`,
  `[please|pls|and|can you|could you|would you] [please|pls] (make|create|open|file|add|get) (a|one) [new] ${thing} (of|out of|from|for) (that|this|it) [on the board]`,
  `[por favor|porfa|y|puedes] (haz|crea|abre|apunta|anota|saca) [-me] (de|con) (eso|esto|ello) [una|un] [nueva|nuevo] ${cosa} [en el tablero]`,
  `[por favor|porfa|y|puedes] (haz|crea|abre|apunta|anota|saca) [-me] [una|un] [nueva|nuevo] ${cosa} (de|con) (eso|esto|ello) [en el tablero]`,
  `[por favor|porfa|y|puedes] (apunta|anota|convierte|mete|pon|anade|agrega|pasa|crea|guarda) [-me] (-lo|-la|eso|esto) [como|en|a] [una|un] [nueva|nuevo] ${cosa} [en el tablero]`,
].map(compile);
const separates = /^(?:-|–|—|:|,|;|\.+|\n|→)$/;
const longest = 25;
/** What only tells, greets or leaves open is no title. */
const tells = wordSet(
  "i we he she they it there you i'll we'll i'd it's that's is are was were has have had will hola hi hello hey thanks gracias hay es son esta estan fue fueron ha han hemos quien que como cuando who what when where why how",
);

/** 'Ask the port about the wind - make that a task for Jonas': the new task, and where its values begin. */
export function newFromText(ground: Ground, context: RequestContext): { unit: Unit; from: number } | null {
  const { tokens } = ground;
  for (let at = 2; at < Math.min(tokens.length, longest); at += 1) {
    if (!separates.test(tokens[at]?.text ?? '')) continue;
    const from = Math.max(
      0,
      ...making.flatMap((form) => matchAt(ground, form, at + 1, 'en').map(({ end }) => end)),
    );
    if (from === 0) return null;
    const title = typed({ tokens, context }, 0, at);
    if (!isTitle(tokens.slice(0, at))) return null;
    const wishes = [{ kind: 'create' as const, title: title.charAt(0).toUpperCase() + title.slice(1) }];
    return { unit: { kind: 'clause', clause: { task: { kind: 'ticket' }, wishes } }, from };
  }
  return null;
}

const isTitle = (words: readonly Token[]) =>
  words.every(({ kind, text }) => kind === 'word' && !unsafe.has(text) && !tells.has(text));
