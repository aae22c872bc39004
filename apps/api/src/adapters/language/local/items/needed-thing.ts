import type { Meeting } from '../heard-meeting';

/** So many sentences back the thing may have been named. */
const farthest = 3;

/** Who lacks what: 'Nora wanted a list of all servers', 'we owe them an answer'. */
const lacking =
  /\b(?:wants?|wanted|asked (?:me |us |you )?for|asks for|needs?|needed|would like|'d like|(?:is|are|am|'m|'re) (?:still )?waiting for|owes? (?:\w+)|promised (?:them|him|her|us|\p{Lu}\p{L}+)) ((?:the|an?|our|some|all|more|new|two|three|his|her|their|my|your|those|these) [^,.;:?!]{3,90})/gu;
/** 'put that together', 'send it over': a verb that says what is done with a thing that a pronoun stands for. */
const withPronoun =
  /^(put|write|draw|get|send|prepare|print|order|arrange|organise|organize|bring|make|compile|collect|draft|fill|type|pull|set) (?:it|that|this|them|those|these)( together| up| over| out| down| in)?\b/i;
/** Where the thing ends: what follows says from whom or until when. */
const behind =
  / (?:from (?:you|me|us|him|her|them|\p{Lu}\p{L}+)|by|before|until|as soon as|and (?:i|we|you|he|she|they)|so (?:that|we|i)|because|when)(?!\p{L}).*$/u;

interface NeededWork {
  title: string;
  /** The sentence that says what is lacking, and perhaps until when. */
  sentence: number;
}

/** 'I can put that together' after 'Nora wanted a list of all servers': 'put together a list of all servers'. English. */
export function workOnNeeded({ sentences, pack }: Meeting, at: number, title: string): NeededWork | null {
  const [, verb, particle = ''] = withPronoun.exec(title) ?? [];
  if (pack.language !== 'en' || !verb) return null;
  for (let step = 1; step <= farthest; step += 1) {
    const text = sentences[at - step]?.text ?? '';
    const things = [...text.matchAll(lacking)].map(([, thing = '']) => thing.replace(behind, '').trim());
    const [thing] = things;
    if (things.length > 1) return null;
    if (!thing) continue;
    // Whose it is, only those know who were there.
    const plain = thing.replace(/^(?:your|my|our|his|her|their) /i, 'the ');
    // 'get it over to them'
    if (verb.toLowerCase() === 'get' && particle === ' over')
      return { title: `send ${plain}`, sentence: at - step };
    const named = /together|up/.test(particle)
      ? `${verb}${particle} ${plain}`
      : `${verb} ${plain}${particle}`;
    return { title: named, sentence: at - step };
  }
  return null;
}
