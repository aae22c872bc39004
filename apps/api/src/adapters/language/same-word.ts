/** What a word of either language may end in and be the same word: plurals, verbs, and the nouns made of them. */
const endings = new Set(
  (
    ' s es ed d e en er ers or ors ing ings y ies ied ly al als ment ments ion ions ation ations ance ence ity ic ical ist ists ive able ' +
    'a o as os an ar er ir ado ada ados adas ido ida idos idas ando iendo io ia amos emos imos cion ciones acion aciones ' +
    'icion iciones miento mientos amiento amientos imiento imientos ura uras adura aduras aje ajes eza anza ia ias ista istas ico ica icos icas idad dor dora dores al ales'
  ).split(' '),
);
/** What is said short in either language, and is the same word as a longer one that begins so. */
const short = new Set('admin cert config demo dev foto micro photo promo tech bici profe'.split(' '));
/** Of a shorter beginning its word may be another. */
const shortest = 3;
/** Before an ending a letter may be doubled: 'planning'. */
const doubled = /^(\p{L})(?:ing|ings|ed|er|ers)$/u;

/** Pure: whether two folded words are one but for their endings: 'repairs' is 'repair', and 'checkout' is no 'check'. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || isShortFor(one, other) || isShortFor(other, one)) return true;
  const longest = Math.min(one.length, other.length);
  for (let at = shortest; at <= longest && one.slice(0, at) === other.slice(0, at); at += 1) {
    if (ends(one, at) && ends(other, at)) return true;
  }
  return false;
}

/** 'The cert' for a certificate. */
function isShortFor(word: string, longer: string): boolean {
  const single = word.replace(/s$/, '');
  return short.has(single) && longer.startsWith(single);
}

function ends(word: string, at: number): boolean {
  const rest = word.slice(at);
  return endings.has(rest) || (doubled.exec(rest)?.[1] === word.charAt(at - 1) && at >= shortest);
}
