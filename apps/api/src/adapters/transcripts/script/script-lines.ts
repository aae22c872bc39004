/** How long after the beginning: `0:03`, `27:42`, `01:02:03`. */
const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})`;
const alone = new RegExp(`^${clock}$`);
/** Teams puts three blanks between the name and the time: one alone stands in sentences as well. */
const afterName = new RegExp(String.raw`^(\S.{0,148}?)(?:\s{2,8}|\t)${clock}$`);
const within = /(?<![\d:])\d\d:\d\d:\d\d(?![\d:])/g;

/** Names and notices have no such end. */
export const sentenceEnd = /[.?!…,;:。？！]["'”’»)]?$/;
/** No longer line says who speaks, or when. */
const longestLine = 200;

/** What a line of such a document is. */
export type ScriptLine =
  | { kind: 'time'; ms: number }
  | { kind: 'turn'; ms: number; name: string }
  | { kind: 'text'; text: string };

/** @param text without blanks around it, and not empty */
export function scriptLine(text: string): ScriptLine {
  if (text.length > longestLine) return { kind: 'text', text };
  const time = alone.exec(text);
  if (time) return { kind: 'time', ms: milliseconds(time.slice(1)) };
  const turn = afterName.exec(text);
  if (turn) return { kind: 'turn', ms: milliseconds(turn.slice(2)), name: (turn[1] ?? '').trim() };
  return { kind: 'text', text };
}

/** The lines of a text that are not blank, without the blanks around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\v/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether a text has a line that says when something is said, as no letter has. */
export function hasTimes(text: string): boolean {
  return linesOf(text).some((line) => scriptLine(line).kind !== 'text');
}

/** The one time in a line of words, such as 'Transcription ended after 00:46:43'; undefined where none or more are. */
export function timeWithin(line: string): number | undefined {
  if (line.length > longestLine) return undefined;
  const found = line.match(within) ?? [];
  return found.length === 1 ? milliseconds((found[0] ?? '').split(':')) : undefined;
}

function milliseconds([hours = '0', minutes = '0', seconds = '0']: (string | undefined)[]): number {
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}
