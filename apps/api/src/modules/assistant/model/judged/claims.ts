import { words as wordsOf } from '@/adapters/language/fold-text';

/** Stands where a sentence bore a mark that was given; no text has it of its own. */
export const borne = '\uE000';

/** The signs that end a sentence, with what closes behind them and the marks there. */
const ends = new RegExp(String.raw`(?<=[.!?…]["”»’)*_${borne}]{0,6})[^\S\n]+(?=[^\p{Ll}\s])|\n+`, 'u');
/** Signs behind these end no sentence. */
const short =
  /(?:^[\s>#*_•-]*\d{1,3}|(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|st|no|vs|approx|e\.g|i\.e|sr|sra|dra|p\. ?ej|aprox|núm))\.$/iu;
const point = /^[\s>#*_•-]*(?:\d{1,3}[.)](?=\s))?[\s*_]*/;

/** Words of which what says nothing is made, folded. */
const smallTalk = new Set(
  (
    'sure of course ok okay yes no yep certainly absolutely great good glad happy to help thanks thank you hello hi welcome ' +
    'here is are was were this that it its what i found see the a an and or for your question answer overview summary list short ' +
    'you let me know if need want anything else more hope helps following below above done got right in brief to sum up ' +
    'claro si por supuesto vale listo hecho gracias hola de nada aqui tienes te esta estan este esto eso es lo que he encontrado ' +
    'el la los las un una y o para tu pregunta respuesta resumen lista dime avisame necesitas quieres algo mas espero ayude sirva'
  ).split(' '),
);
/** What the assistant says of itself: what it did not find, and what it may do. */
const ofItself =
  /^(?:(?:unfortunately|sorry|lo siento|lamentablemente)\W*)?(?:i (?:can|could|would|will|did|do|have|was|am|ca)(?: not|n['’]t|not)\b|i (?:found (?:no|none|nothing)|cannot|can|could|would|suggest|propose|looked|searched)\b|(?:yo )?no (?:he|pude|puedo|encuentro|encontre|consigo)\b|(?:puedo|podria|propongo|sugiero|he buscado|busque)\b)/i;

/** An answer by its sentences. */
interface Judged {
  /** Those that claim something and bear no mark, in order. */
  unsupported: string[];
  /** All others. */
  others: string;
}

/**
 * Pure: tells the sentences of an answer that claim something and bear no mark. What leads to something (':') claims
 * nothing, nor does a question, a heading, small talk, or what the assistant says of itself.
 * @param marked the answer, with `borne` where a mark stood
 */
export function judgeClaims(marked: string): Judged {
  const sentences = sentencesIn(marked);
  const isSupported = (one: string) => one.includes(borne) || !claims(one);
  return {
    unsupported: sentences.filter((one) => !isSupported(one)).map((one) => one.replace(point, '').trim()),
    others: sentences.filter(isSupported).join('\n').replaceAll(borne, ''),
  };
}

function sentencesIn(marked: string): string[] {
  const lines = marked.split('\n');
  const plain = lines.filter((line, at) => !isRule(line) && !isRule(lines[at + 1] ?? ''));
  const sentences: string[] = [];
  for (const line of plain) {
    let before = '';
    for (const part of line.split(ends)) {
      const whole = sentences.length - 1;
      if (short.test(before.slice(-12))) sentences[whole] = `${sentences[whole]} ${part}`;
      else sentences.push(part);
      before = part;
    }
  }
  return sentences;
}

/** Between the head and the rows of a table, and of a line across. */
const isRule = (line: string) => line.length < 2_000 && line.includes('-') && /^[\s|:*_-]+$/.test(line);

function claims(sentence: string): boolean {
  const text = sentence.replace(point, '').trim();
  const isHeading = /^\s*#/.test(sentence) || /^\*\*[^*]{1,200}\*\*:?$/.test(sentence.trim());
  if (isHeading || /[:?]["”»)*_]{0,4}$/.test(text) || ofItself.test(text)) return false;
  return wordsOf(text).some((word) => !smallTalk.has(word.text));
}
