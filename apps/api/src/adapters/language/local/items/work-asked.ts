import type { Meeting } from '../heard-meeting';
import type { LanguagePack } from '../packs/language-pack';
import { infinitiveOfParticiple } from '../participles-es';
import { baseOfParticiple } from '../phrase/words/participles';
import { isWorkVerb } from '../verb-phrase-en';

/** So many sentences back it may have been asked. */
const farthest = 3;

const isDone = {
  en: /^(?:and |so |but |ok(?:ay)?,? |then |by the way,? )*(did|has|have) (?:any(?:body|one)|some(?:body|one)|you(?: guys| two)?|we|they|[a-z]+) (?:ever |already |actually )?(?=[a-z])/,
  es: /^[¿ ]*(?:y |pero )?(?:alguien |ya )*(?:has|ha|han|habeis|hemos) (?=[a-z])/,
};
const notYet = {
  en: /^(?:and |well |oh |um |uh )*(?:no\b|nope|not (?:yet|that i)|nobody|no one|i haven't|we haven't|i don't think|still)/,
  es: /^(?:pues |ah |uy |bueno,? )*(?:no\b|todavia no|aun no|nadie|que va)/,
};
/** 'No, we don't need them.' */
const isNeedless = /\b(?:needs?|needed|necesit\w+|hac(?:e|ia) falta)\b/;
/** Of these the passive says nothing that is to be done. */
const askedOnly: Readonly<Record<string, string>> = {
  told: 'tell',
  taken: 'take',
  got: 'get',
  gotten: 'get',
  spoken: 'speak',
  run: 'run',
  shut: 'shut',
};

/**
 * The work that was asked about and is not done: 'I can look into that' after 'Did anybody check whether the hall is
 * insured?' 'Not yet.' Null where nobody asked so, or where nobody said that it is still to be done.
 */
export function workAsked({ sentences, pack }: Meeting, at: number): string | null {
  for (let step = 0; step <= farthest; step += 1) {
    const question = sentences[at - step - 1];
    const answer = sentences[at - step];
    if (!question || !answer) return null;
    if (!notYet[pack.language].test(answer.folded) || !question.text.trim().endsWith('?')) continue;
    if (isNeedless.test(answer.folded)) return null;
    return titleOf(question.text, question.folded, pack);
  }
  return null;
}

function titleOf(text: string, folded: string, pack: LanguagePack): string | null {
  const opening = isDone[pack.language].exec(folded);
  if (!opening) return null;
  const rest = text
    .slice(opening[0].length)
    .replace(/[?\s]+$/, '')
    .replace(/, \p{Lu}\p{L}+$/u, '')
    .replace(/,? (?:yet|already|ya)$/i, '');
  const [first = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const verb = pack.language === 'es' ? infinitiveOfParticiple(first) : english(first, opening[1] === 'did');
  if (verb === null) return null;
  const said = `${verb}${rest.slice(first.length).replace(/^ (?:ya|already|yet)(?= )/i, '')}`;
  const phrase = pack.readVerbPhrase(said, said.toLowerCase(), 'open');
  return phrase.kind === 'work' && !phrase.pointer ? phrase.title : null;
}

function english(word: string, isBase: boolean): string | null {
  const verb = isBase ? word : (askedOnly[word] ?? baseOfParticiple(word));
  return verb !== null && isWorkVerb(verb) ? verb : null;
}
