/** Characters of each end of a long message that are looked at. */
const each = 1_000;

/** Pure: a message without what somebody pasted between its beginning and its end, where it says what it asks for. */
export function bothEnds(message: string): string {
  return message.length > 2 * each ? `${message.slice(0, each)}\n${message.slice(-each)}` : message;
}
