import { fold } from '@/adapters/language/fold-text';

/** What is asked for: how to know the question, and a line that may answer it. Read on folded text. */
interface Kind {
  asks: RegExp;
  answers?: RegExp;
}

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|none|twice|(?:one|an?|una?) (?:euro|cent|year|month|week|day|hour|minute|ano|mes|semana|dia|hora|minuto)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien\\p{L}*|\\p{L}*cient[oa]s|quinient[oa]s|mil|millon\\p{L}*|mitad|ningun[oa]?';
const months =
  'january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const days =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|today|tomorrow|tonight|yesterday|hoy|manana|ayer|(?:in \\p{L}+|within \\p{L}+|en \\p{L}+|dentro de \\p{L}+|until|next|last|this|esta|este|proxima|proximo|mid|mediados de|fin de|finales de) (?:week|weeks|semanas?|month|months|mes|meses|days?|dias?|years?|anos?|ano)|easter|christmas|pascua|semana santa|navidad|spring|summer|autumn|winter|primavera|verano|otono|invierno|noon|midnight|mediodia|medianoche|o clock|thirtieth|twentieth|\\p{L}+teenth|twenty-\\p{L}+';

const reason: Kind = {
  asks: /\bwhy\b|\bpor que\b|\breasons?\b|\brazon\b|\bmotivo\b|what (?:was|is|were) wrong/,
  answers:
    /\b(?:because|since|so that|otherwise|therefore|porque|ya que|para que|puesto que|si no|too|demasiado|nobody|nadie)\b/,
};

const kinds: readonly Kind[] = [
  {
    asks: /\bhow (?:many|much|long|often|old|far|big|wide|high|low|heavy|tall|deep|large|late|early)\b|\bcuant[oa]s?\b|\b(?:figure|amount|total|cifra)\b/,
    answers: new RegExp(`\\d|(?<!\\p{L})(?:${numbers})(?!\\p{L})`, 'u'),
  },
  {
    asks: /\b(?:price|prices|prize|fee|fees|rent|salary|costs?|pay|paid|charge|charges|owe|owes|budget|precio|precios|cuesta|cuestan|coste|costo|costo|cobra|cobran|pagamos|pagar|paga|debe|importe|tarifa|vale)\b/,
    answers:
      /\b(?:euros?|cents?|centimos|dollars?|pounds?|dolares|percent|por ciento)\b|[€$£%]|\d{3}|\d[.,]\d\d/,
  },
  reason,
  {
    asks: /\b(?:choose|chose|pick|picked|(?:go|going|went) with|vamos|quedamos|elegimos|decid\w+|settle\w*)\b/,
    answers:
      /\b(?:do not decide|don't decide|not decided|undecided|no (?:lo |se |la )?decid\w+|decided|agreed|decidido|acordado|adelante|then|entonces|pues)\b/,
  },
  {
    asks: /\bwhose\b|\bwho (?:owns|do(?:es)? .{1,40} belong)\b|\bde quien(?:es)? (?:es|son|era|eran)\b|\ba quien pertenec\w+/,
    answers: /\b(?:belongs?|belonged|owns?|owned|owner|ours|theirs|pertenec\w+|propiedad|duen[oa]s?)\b/,
  },
  {
    asks: /\b(?:at (?:the )?most|maximum|como mucho|como maximo|a lo sumo|maximo)\b/,
    answers:
      /\b(?:at (?:the )?most|no more than|maximum|como maximo|como mucho|a lo sumo|maximo|limit|limite|tope)\b/,
  },
  { asks: /\bwho(?:se|m)?\b|\bquien(?:es)?\b/ },
  {
    asks: /\bwhen\b|\bcuando\b|\b(?:what|which) (?:day|date|time|month|week|year)\b|\bque (?:dia|hora|fecha|mes)\b|\bhow (?:soon|long|late)\b|\bhasta que\b/,
    answers: new RegExp(
      `\\d{1,2}[:.]\\d\\d|(?<!\\p{L})(?:${months}|${days}|a las? \\p{L}+|at \\p{L}+ (?:in|past))(?!\\p{L})`,
      'u',
    ),
  },
];

const kindsIn = (message: string) => {
  const folded = fold(message);
  return kinds.filter(({ asks }) => asks.test(folded));
};

/** Pure: how to know lines that have what a question asks for: a figure, a day, a reason. None: nobody could tell. */
export const evidenceOf = (message: string): RegExp[] =>
  kindsIn(message).flatMap(({ answers }) => answers ?? []);

/** Pure: whether a folded line asks for the same kind of thing as a question. */
export const asksInKind = (message: string, folded: string): boolean =>
  kindsIn(message).some(({ asks }) => asks.test(folded));

/** Pure: whether a question is after a reason. */
export const asksWhy = (message: string): boolean => reason.asks.test(fold(message));

const mostAsked =
  /\b(?:how many|number of|cuantos|cuantas|cuanta)\b.*\b(?:at (?:the )?most|maximum|como mucho|como maximo|a lo sumo|maximo)\b|\b(?:maximum|maximo) (?:number|numero)\b/;
const mostSaid =
  /\b(?:at (?:the )?most|no more than|maximum(?: of)?|up to|como maximo|como mucho|a lo sumo|maximo(?: de)?|hasta) (?:\d|\p{L}+teen\b|\p{L}+ty\b|ten\b|twelve\b|diez\b|doce\b|quince\b|veint|treinta)|\d+ (?:\p{L}+ )?(?:at (?:the )?most|como mucho|como maximo|a lo sumo)\b/u;

/** Pure: whether a question is after how many there may be at most. */
export const asksMost = (message: string): boolean => mostAsked.test(fold(message));

/** Pure: whether a text says how many there may be at most. */
export const saysMost = (text: string): boolean => mostSaid.test(fold(text));

/** Pure: whether a line is a question. */
export const isAsking = (text: string): boolean => /[?？]\s*$/.test(text);

const whoSaid =
  /\b(?:who (?:was it (?:that|who) )?(?:said|mentioned|told|claimed|reported|suggested|brought up|proposed|asked|wanted|offered|promised|complained|warned|objected|insisted|demanded|requested|raised|pointed out|was against)|quien(?:es)? (?:fue (?:el|la) que )?(?:dijo|dijeron|menciono|comento|conto|propuso|pidio|queria|ofrecio|prometio|aviso|sugirio|se quejo|estaba en contra))\b/;
/** Pure: whether a question is after who said, wanted or offered something. */
export const asksWhoSaid = (message: string): boolean => whoSaid.test(fold(message));

const second =
  /(?:,| and| y| e) (?=(?:\p{L}+ )?(?:who|whose|what|when|where|why|how|which|did|que|quien|cuando|cuant\p{L}+|por que|donde|cual)(?!\p{L}))/u;
const first =
  /\b(?:who|whose|what|when|where|why|how|which|que|quien(?:es)?|cuando|cuant[oa]s?|por que|donde|cual(?:es)?|is there|do we|did we|is|are|was|were|hay|con)\b/;
/** So many words say what is asked. */
const wordsLeast = 5;
/** Pure: the two things that a sentence asks, or the one; what is only told before it is no question. */
export function partsOf(message: string): string[] {
  const folded = fold(message);
  const at = folded.length === message.length ? second.exec(folded)?.index : undefined;
  if (at === undefined || at < 8) return [message];
  const isAsked = first.test(folded.slice(0, at).replace(/^.*\bi (?:was|am)\b/, ''));
  const rest = message.slice(at);
  if (!isAsked && rest.split(' ').length < wordsLeast) return [message];
  return isAsked ? [message.slice(0, at), rest] : [rest];
}
