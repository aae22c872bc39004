import type { Narrow } from './narrow';

const begun = '(?:started|begun|touched)';
const empezado = '(?:empezad|comenzad|tocad)';
/** What is begun and done as well where it is denied. */
const unstarted = new RegExp(
  `\\b(?:unstarted|untouched|sin (?:empezar|tocar|comenzar))\\b|(?:\\b(?:not|never|nobody has|no one has)|n['’]t)(?: yet)?(?: been)? ${begun}\\b|\\b(?:no|nadie)(?: se)? (?:ha|han|he|hemos|haya|hayan|esta|estan) (?:sido |aun |todavia )?${empezado}`,
);
const notDone = /(?:\b(?:not|never|yet to be)|n['’]t)(?: yet)?(?: been)? (?:done|finished|closed|complete)/;
const noProposal =
  /(?:\b(?:not|no|except|excepto|salvo|que no (?:sean?|son|es))|n['’]t) (?:an? |just |the |una? |las )?(?:propos|propuest)/;

/**
 * Words that speak for a sign, in either language, folded. They decide nothing: whether the sign is meant is learned,
 * with these as one thing that it goes by, since each of them is seen too seldom by itself.
 */
const cues: Readonly<Partial<Record<Narrow | 'these', (said: string) => boolean>>> = {
  // That several are meant at all.
  these: has(
    /\b(?:everything|anything|whatever|all|every|any|both|each|the lot|tod[oa]s?|cualquiera?|cada|l[oa]s? que|lo mio|amb[oa]s)\b/,
  ),
  mine: has(/\b(?:my|mine|i have|i['’]ve|i am|i['’]m|with me|mis?|mi[oa]s?|tengo|llevo)\b/),
  nobodys: has(
    /\b(?:un(?:assigned|owned|claimed)|nobody|no one|(?:no|without an?|without|any) (?:owner|assignee)|ownerless|nadie)\b|\b(?:sin (?:asignar|duen|responsable|encargad|titular)|orphan|huerfan)/,
  ),
  unfinished: has(/\b(?:open|left|remaining|unfinished|still)\b|\b(?:pendient|quedan?\b|abiert|faltan?\b)/),
  finished: has(
    /\b(?:done|finished|closed|completed?|hech[oa]s?)\b|\b(?:terminad|cerrad|acabad|completad)/,
    notDone,
  ),
  started: has(/\b(?:started|under ?way|begun|doing)\b|\b(?:empezad|en marcha\b|en curso\b)/, unstarted),
  unstarted: has(unstarted),
  overdue: has(
    /\b(?:overdue|late|behind|past (?:its|their|the|due)|out of date|expired|missed)\b|\b(?:atrasad|retras|vencid|caducad|fuera de plazo|pasad[oa]s? de (?:fecha|plazo))/,
  ),
  undated: has(
    /\b(?:undated|dateless|(?:no|without an?|without|lacks? an?|lacks?|missing an?|missing|sin|no (?:lleva|llevan|tiene|tienen)) (?:due |un |una )?(?:date|day|deadline|fecha|dia|plazo))\b/,
  ),
  proposals: has(
    /\b(?:propos|propuest|(?:on|for|await\w{1,5}|wait\w{1,5} for) approval|(?:en|por|sin) aproba)/,
    noProposal,
  ),
  'not-proposals': has(noProposal),
};

function has(words: RegExp, unless?: RegExp): (said: string) => boolean {
  return (said) => words.test(said) && unless?.test(said) !== true;
}

/** Pure: whether a folded message has words that speak for a sign; undefined for a sign without such words. */
export function cueOf(deed: string, said: string): boolean | undefined {
  return cues[deed as keyof typeof cues]?.(said);
}
