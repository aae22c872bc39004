/** Some half a minute of talk. */
const longestLine = 400;

/** What may be an abbreviation is none: before a small letter, or as in 'Mr.'. */
const sentenceEnd =
  /(?:[?!…]|(?<!(?<!\p{L})\p{Lu}\p{L}{0,2})\.)["'”’»)]?(?=\s+(?:[^\s\p{Ll}]|$))|[。？！]["'”’»)]?/gu;

/** A line of a turn, and the letter of the turn that it begins at. */
interface TurnLine {
  at: number;
  text: string;
}

/**
 * What somebody says in a turn, in lines of a few sentences: where the turn lasts minutes, each is found, played and
 * linked to by itself. Without the end of a sentence it is cut at a space. One pass over the text.
 */
export function cutTurn(text: string): TurnLine[] {
  const lines: TurnLine[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + lineEnd(text.slice(at, at + longestLine + 1));
    const line = text.slice(at, end).trimEnd();
    const said = line.trimStart();
    if (said !== '') lines.push({ at: at + line.length - said.length, text: said });
    at = end;
  }
  return lines;
}

/** @param text one character more than a line may have, where so many are left: it shows what follows */
function lineEnd(text: string): number {
  if (text.length <= longestLine) return text.length;
  const ends = [...text.matchAll(sentenceEnd)].map(({ 0: signs, index }) => index + signs.length);
  const sentence = ends.findLast((end) => end <= longestLine);
  if (sentence !== undefined) return sentence;
  const space = text.search(/\s\S*$/);
  if (space > 0) return space;
  // Half of a character is none.
  return /[\uD800-\uDBFF]$/.test(text.slice(0, longestLine)) ? longestLine - 1 : longestLine;
}
