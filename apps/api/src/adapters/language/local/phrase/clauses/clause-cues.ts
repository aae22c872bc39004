import type { SpokenWord } from '../words/spoken-words';

const phrases = (text: string) => text.split('|').map((phrase) => phrase.split(' '));
/** Words before a verb with which somebody commits, is told or is asked. */
export const strong = phrases(
  "'m supposed to|am supposed to|'m about to|am about to|am to|'ll|will|shall|'m gonna|am gonna|'s gonna|is gonna|'re gonna|are gonna|gonna|'m going to|am going to|'s going to|is going to|'re going to|are going to|going to|need to|needs to|have to|has to|'ve to|'ve got to|'s got to|hafta|gotta|got to|must|'m to|are to|is to|'re to|promised to|agreed to|volunteered to|'re supposed to|are supposed to|is supposed to|'s supposed to|'d like you to|would like you to|want you to|need you to|need you guys to|want you guys to|'d like you guys to|need you two to|'d ask you to|ask you to|asked me to|asked us to|have got to|plan to|intend to|'m planning to|'re planning to|'m trying to|'re trying to|is trying to|'s trying to|wanna|want to|'d like to|would like to|'m hoping to|am hoping to|'re hoping to|are hoping to|'m looking to|'re looking to|are looking to|'re intending to|are planning to|am planning to|'d be happy to|would be happy to|'ll be happy to|will be happy to|'m happy to|am happy to|'re happy to|are happy to|'d be glad to|would be glad to|'m going to have to|'d love to|would love to|'m committed to|are committed to|'re committed to|commit to",
);
/** The same, less surely. */
export const weak = phrases(
  "was gonna|was going to|were gonna|were going to|'m intending to|are intending to|'re intending to|should|can|could|ought to|'d better|had better|might|may|would|get to|gets to|hope to|wanted to",
);
/** Before '-ing': somebody is at it. */
export const going = phrases("'m|am|'re|are|'s|is|'ll be|will be|be");
/** No subject, but something to do all the same. */
export const nominal = phrases(
  "the next step is to|next step is to|the next thing is to|your task is to|your job is to|the task is to|the idea is to|up to you to|my job to|your job to|your task to|need someone to|need somebody to|looking for someone to|would be good to|might be good to|would be nice to|would be great to|would be useful to|be sure to|remember to|do not forget to|don't forget to|make sure to|do is to|do is|suggest",
);

/** How many words of the longest of these phrases begin at a word; 0 where none does. */
export function lengthOf(words: readonly SpokenWord[], at: number, list: readonly string[][]): number {
  let longest = 0;
  for (const phrase of list)
    if (
      phrase.length > longest &&
      phrase.every(
        (part, step) => words[at + step]?.low === part && (step === 0 || !words[at + step]?.breaks),
      )
    )
      longest = phrase.length;
  return longest;
}
