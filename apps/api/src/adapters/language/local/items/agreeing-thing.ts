/** Pronouns of Spanish by the articles that agree with them. */
const articles: Readonly<Record<string, string>> = {
  lo: 'el|un|otro|mi|su|tu|nuestro|este|ese',
  la: 'la|mi|su|tu|nuestra|esta|esa',
  los: 'los|mis|sus|tus|nuestros|estos|esos|dos|tres|cuatro|varios',
  las: 'las|mis|sus|tus|nuestras|estas|esas|dos|tres|cuatro|varias',
};
/** Whoever is spoken of, and what only tells which of some: no thing. */
const noNoun =
  /^(?:niñ[oa]s?|chic[oa]s?|señor[ae]?s?|padres?|madres?|clientes?|gente|familias?|chavales|muchach[oa]s?|buen[oa]s|mal[oa]s|mism[oa]s?|otr[oa]s?|demás|nuev[oa]s|mejores|siguientes|últim[oa]s|primer[oa]s|dos|tres|que)$/u;
/** Days and times are named with an article, and are nothing that is done. */
const noThing =
  /^(?:\p{L}+(?:mos|áis|éis)|semanas?|mes(?:es)?|años?|horas?|tardes?|noches?|mañanas?|lunes|martes|miércoles|jueves|viernes|vez|veces|cosas?|partes?|verdad|reunión|personas?|que|tien\p{L}+|tengo|hac(?:es?|en)|hago|llev(?:o|as?|an)|pon(?:go|es?|en)|v[eé](?:s|o|n)?|dej(?:o|as?|an)|quier\p{L}+|pued\p{L}+|cierr(?:o|as?|an)|mand(?:o|as?|an)|pid(?:o|es?|en)|llam(?:o|as?|an)|tra(?:igo|es?|en)|doy|das?|dan)(?!\p{L})/u;

/**
 * The one thing in what was said before that a pronoun agrees with: 'la' after 'la página de precios está anticuada' is
 * that page. Null where there are several, or none: a wrong thing is worse than no title.
 * @param before what was said, the nearest first
 */
export function agreeingThing(pronoun: string, before: readonly string[]): string | null {
  const agreeing = articles[pronoun];
  if (!agreeing) return null;
  const named = new RegExp(
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:de|en|a|con|por|te|os|se|me|nos|les?) )((?:${agreeing}) (?:dos |tres |cuatro )?(?!de )(\\p{L}{3,}(?: (?:del?|de (?:la|los|las)|para) \\p{L}{3,}){0,2}))`,
    'giu',
  );
  for (const text of before) {
    const things = [...text.matchAll(named)].filter(([, , noun = '']) => isThing(noun, pronoun));
    const distinct = new Set(things.map(([thing]) => thing.toLowerCase()));
    if (distinct.size > 1) return null;
    const [thing] = things;
    if (thing) return thing[0].charAt(0).toLowerCase() + thing[0].slice(1);
  }
  return null;
}

/** Whether a noun that stands behind such an article may be meant; 'la cierro' and 'las doy' are a pronoun and a verb. */
function isThing(noun: string, pronoun: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(noun.toLowerCase()) ?? [];
  if (noThing.test(word) || noNoun.test(word)) return false;
  const isVerb = /^las?$/.test(pronoun) && /o$/u.test(word) && !/^(?:mano|foto|moto|radio)$/u.test(word);
  return !isVerb && (!pronoun.endsWith('s') || word.endsWith('s'));
}
