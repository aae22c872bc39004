/** Shorter words are alike too easily. */
const shortest = 5;
/** Look alike and mean something else. */
const falseFriends = new Set(
  'carpet/carpeta fabric/fabrica library/libreria notice/noticia exit/exito large/largo parent/pariente actual/actual dessert/desierto story/historia advice/aviso assist/asistir attend/atender college/colegio embarrassed/embarazada success/suceso event/eventual lecture/lectura mayor/mayor pretend/pretender realise/realizar record/recordar remove/remover support/soportar topic/topico collar/collar idiom/idioma sensible/sensible'.split(
    ' ',
  ),
);
/** What an ending is in the other language. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/tions?$/, 'cion'],
  [/sions?$/, 'sion'],
  [/ities$|ity$|idades$/, 'idad'],
  [/(?:tre|ter)s?$/, 'tr'],
  [/grammes?$|grams?$/, 'grama'],
  [/(?:ates?|ados?|adas?)$/, 'at'],
  [/(?:ics?|icals?|icos?|icas?)$/, 'ic'],
  [/(?:ous|osos?|osas?)$/, 'os'],
  [/(?:ences?|encias?|ency|encies)$/, 'enc'],
  [/(?:ances?|ancias?|ancy)$/, 'anc'],
  [/(?:aries|ary|arios?|arias?)$/, 'ari'],
  [/(?:ories|ory|orios?|orias?)$/, 'ori'],
  [/(?:ies|y|ias?|ios?)$/, 'i'],
];
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu|k|cc|ch/g, 'c'],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
  [/^s(?=[cfmnpqt])/, 'es'],
];

/** Pure: what is left of a folded word where the two languages write it alike. */
function rootOf(word: string): string {
  const [ending, stands] = endings.find(([pattern]) => pattern.test(word)) ?? [/(?:es|s)$/, ''];
  const ended = word.replace(ending, stands);
  const spelled = sounds.reduce((text, [sign, as]) => text.replace(sign, as), ended);
  return spelled.replace(/[aeiou]+$/, '');
}

/** Letters that roots may have one for the other at their beginning. */
const firstSounds: Readonly<Record<string, string>> = { p: 'f', q: 'c', k: 'c', y: 'i', s: 'e' };
const firstSound = (word: string) => firstSounds[word.charAt(0)] ?? word.charAt(0);

/** Pure: whether two folded words of the two languages are one: 'filters' and 'filtros', 'system' and 'sistema'. */
export function areCognates(one: string, other: string): boolean {
  if (one.length < shortest || other.length < shortest) return false;
  if (firstSound(one) !== firstSound(other)) return false;
  if (falseFriends.has(`${one}/${other}`) || falseFriends.has(`${other}/${one}`)) return false;
  const root = rootOf(one);
  return root.length >= shortest - 1 && root === rootOf(other);
}
