/**
 * Pure: what stands above what an agent proposes. What it says for it is a quotation in one line, without anything that a
 * reader could follow: it may have been told to say so by a text that it read.
 */
export function proposalText(tokenName: string, note: string): string {
  const begin = `A program with the token “${plain(tokenName)}” proposes this. Nothing is changed before you say so.`;
  const said = plain(note);
  return said === '' ? begin : `${begin}\n\n> ${said}`;
}

const plain = (text: string) =>
  text
    .replace(/\b(?:https?|mailto|ftp):\S+|\bwww\.\S+/gi, '…')
    .replace(/[`*_[\]()<>|~#\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
