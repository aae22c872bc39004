import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import { endsSentence, type Token } from '../text/tokens';

/** The words with which somebody takes back what they have just said. */
export interface Marker {
  from: number;
  to: number;
  /** They mean nothing else; 'no', 'sorry' and 'actually' may. */
  isCertain: boolean;
}

/** What takes back wherever it stands behind something. */
const always =
  'no wait|wait no|i mean|i meant|i should say|scratch that|strike that|or rather|or better|correction|no actually|actually no|mejor dicho|quiero decir|queria decir|o mejor|no espera|espera no|digo|me equivoque|corrijo|on second thought|on second thoughts|no sorry|sorry no|no perdon|perdon no|my mistake|my bad';
/** The same behind a comma, a full stop or the like. */
const behindMark =
  'wait|hold on|hang on|oops|whoops|espera|espere|miento|make that|uy|rectifico|no mejor|mejor no';
/** What may take back behind a mark, and may mean nothing. */
const perhaps = 'no|nope|sorry|actually|rather|perdon|perdona|mejor|better|bueno no|mas bien|nah';
/** What stands among these. */
const among =
  'hmm|er|erm|um|uh|oh|ah|ay|eh|well|so|but|and|pero|bueno|y|please|ok|que no|not that|that was wrong|is it|de hecho';

type Strength = 'always' | 'mark' | 'perhaps' | 'among';
const phrases = new Map<string, { words: readonly string[]; strength: Strength }[]>();
for (const [list, strength] of [
  [always, 'always'],
  [behindMark, 'mark'],
  [perhaps, 'perhaps'],
  [among, 'among'],
] as const)
  for (const phrase of list.split('|')) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, strength }]);
  }
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);

/** 'I mean it', 'make that one urgent' take nothing back. */
const goesOn: Readonly<Record<string, RegExp>> = {
  'i mean': /^(?:it|that|this|business)$/,
  'make that': /^(?:one|task|ticket|card|clear|happen)$/,
  'hold on': /^(?:to|the)$/,
  // 'No owner, no due date'.
  no: /^(?:due|deadline|date|assignee|owner|tag|tags|label|labels|description|rush|hurry|responsable|fecha|plazo|etiquetas?|prisa)$/,
};
const isMark = (token: Token | undefined) => token?.kind === 'mark';
/** A pause, and a sentence's end that is none: 'to Declan... no wait'. */
const pause = /^(?:,|:|;|-|–|—|\(|\.+|…|[!?])$/;

/** Where something is taken back, in order; what is quoted takes nothing back. */
export function markersIn(tokens: readonly Token[]): Marker[] {
  const found: Marker[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const run = runAt(tokens, at);
    if (!run) continue;
    found.push(run);
    at = run.to;
  }
  return found;
}

function runAt(tokens: readonly Token[], from: number): Marker | null {
  const isBehind = isMark(tokens[from - 1]);
  let to = from;
  const said: Strength[] = [];
  for (let at = from; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) {
      if (at === to && said.length > 0 && isMark(tokens[at]) && pause.test(tokens[at]?.text ?? '')) {
        at += 1;
        to = at;
        continue;
      }
      break;
    }
    if (at === from && phrase.strength !== 'always' && !isBehind) return null;
    said.push(phrase.strength);
    at += phrase.words.length;
    to = at;
  }
  const strong = said.filter((one) => one === 'always' || one === 'mark').length;
  const weak = said.filter((one) => one === 'perhaps').length;
  if (strong === 0 && saysWhoNot(tokens, from, to)) return null;
  return strong + weak === 0 ? null : { from, to, isCertain: strong > 0 || weak > 1 };
}

/** Spanish 'que la lleve Declan, no Rubén': who not, where nothing stands between 'no' and what it denies. */
function saysWhoNot(tokens: readonly Token[], from: number, to: number): boolean {
  const isBare = to === from + 1 && tokens[from]?.text === 'no' && tokens[to]?.kind === 'word';
  const known = tokens.slice(0, from);
  const count = (stops: ReadonlySet<string>) => known.filter(({ text }) => stops.has(text)).length;
  const isSpanish = known.some(({ raw }) => raw !== undefined);
  return isBare && (isSpanish || count(spanishPack.stopWords) > count(englishPack.stopWords));
}

function phraseAt(tokens: readonly Token[], at: number) {
  const text = tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '';
  return phrases.get(text)?.find(({ words }) => {
    if (!words.every((word, index) => tokens[at + index]?.text === word)) return false;
    return !goesOn[words.join(' ')]?.test(tokens[at + words.length]?.text ?? '');
  });
}

/** Where what stood before a marker ends: without the marks between. */
export function endBefore(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end > 0 && (isMark(tokens[end - 1]) || endsSentence(tokens[end - 1]))) end -= 1;
  return end;
}
