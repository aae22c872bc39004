import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import { intentWords } from '@/adapters/language/local/question-intents';
import { wordSet } from '@/adapters/language/local/word-set';
import type { Token } from '../text/tokens';

const askingWords = wordSet(
  "numero whole entire todavia jobs finish am hello hi hey thanks thank help hola gracias ayuda buenas buenos dias ok okay vale adios bye yes si what's who's how's when's there's i'm i'd tasks tickets cards items todo stand stands standing many much number count list all any anything something everything nothing else need needs want wants please now currently today related concerning regarding deal deals dealing look looking wants whether tell ask asked need tavla board work working ones strongly cuantas cuantos cuanta cuanto tareas tickets tarjetas hay tiene tienen tengo lista listado algo nada todo todas todos ahora mismo relacionado relacionadas relacionada respecto acerca tablero trabajo dime quedo quedaron pone ponen quedan queda total cuales cual lleva llevan tenga tengan got lots plate algun alguna algunas algunos ningun ninguna trae traen trajo anda andan arrastra arrastran acumula acumulan carga debe deben nos propia propias sitting lying parked hanging floating running owe owes own owned owning side ticket meeting again today tackle first whatever whichever show list give get cosas cosa asuntos pendientes tenemos ensena ensename muestra muestrame mostra decime belong belongs belonging pertenecen pertenece person each every fall falls running actually right moment yet already anyone anybody everyone anyone's somebody alguien check see fijate mira let know pls plz thx please porfa gracias pf sorry bother quick perdona perdone perdon disculpa disculpe disculpad haber remember recall remind can't cannot don't wonder wondering curious know knows recuerdo recuerdas supposed again exactly buenas",
);

const most = 20;
/** Longer ones are no words of a language. */
const longestWord = 60;

/** Courtesy of several words, which are others one by one. */
const courtesy = [
  ['no', 'me', 'acuerdo'],
  ['me', 'acuerdo'],
  ['good', 'morning'],
  ['good', 'afternoon'],
  ['good', 'evening'],
  ['buenas', 'tardes'],
  ['buenos', 'dias'],
  ['one', 'question'],
  ['quick', 'question'],
  ['quick', 'q'],
  ['quick', 'one'],
  ['una', 'duda'],
  ['at', 'most'],
  ['at', 'the', 'most'],
  ['como', 'mucho'],
  ['como', 'maximo'],
  ['a', 'lo', 'sumo'],
  ['una', 'pregunta'],
];

/** Tokens without what is only said to be polite. */
export function withoutCourtesy(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const polite = courtesy.find((words) =>
      words.every((word, i) => (tokens[at + i]?.raw ?? tokens[at + i]?.text) === word),
    );
    const token = tokens[at];
    if (polite) at += polite.length - 1;
    else if (token) left.push(token);
  }
  return left;
}

/** The folded words of tokens that say what something is about, each once. */
export function aboutWords(tokens: readonly Token[]): string[] {
  const words = tokens.flatMap(({ kind, text, raw, inner }) =>
    kind === 'quote'
      ? (inner ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)
      : kind === 'word'
        ? [raw ?? text]
        : [],
  );
  const plain = words
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 1 && word.length <= longestWord && tells(word));
  return [...new Set(plain)].slice(0, most);
}

const tells = (word: string) =>
  !word.startsWith('-') &&
  !askingWords.has(word) &&
  !intentWords.has(word) &&
  !englishPack.stopWords.has(word) &&
  !spanishPack.stopWords.has(word);
