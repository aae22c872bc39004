import { free, nameIn, strict } from '../speaker-labels';
import { type ScriptLine, sentenceEnd } from './script-lines';
import type { Turn } from './spread-times';

/** A line in twenty may have lost its name. */
const everyLine = 0.95;
const longestName = 80;
const longestNotice = 60;

/** Teams: `Priya Shah   0:03` above what she says. */
export function headedTurns(lines: readonly ScriptLine[]): Turn[] {
  const names = new Set(lines.map((line) => (line.kind === 'turn' ? line.name : '')));
  const last = lines.at(-1);
  const spoken = last?.kind === 'text' && isNotice(last.text, names) ? lines.slice(0, -1) : lines;
  const turns: Turn[] = [];
  for (const line of spoken) {
    if (line.kind === 'turn') turns.push({ startMs: line.ms, speaker: line.name, said: [] });
    else if (line.kind === 'text') turns.at(-1)?.said.push(line.text);
  }
  return turns;
}

/** 'Priya Shah stopped transcription', in any language. */
function isNotice(text: string, names: ReadonlySet<string>): boolean {
  if (sentenceEnd.test(text)) return false;
  return [...names].some(
    (name) => name && text.startsWith(`${name} `) && text.length - name.length < longestNotice,
  );
}

/**
 * Google Meet: the time now and then in a line of its own, and in others a name before the words. Undefined for what
 * is not so.
 * @param header what stands before the first time: what those who speak after it say right before it is said first;
 * notes further above may have their names as well
 */
export function labelledTurns(
  header: readonly ScriptLine[],
  lines: readonly ScriptLine[],
): Turn[] | undefined {
  const texts = (some: readonly ScriptLine[]) =>
    some.flatMap((line) => (line.kind === 'text' ? line.text : []));
  const begun = texts(lines.filter((_, at) => lines[at - 1]?.kind === 'time'));
  const names = begun.flatMap((text) => nameIn(text, free)?.name ?? []);
  if (names.length === 0 || names.length * 2 < begun.length) return undefined;

  const known = new Set(names);
  const all = texts(lines);
  const isEvery = all.filter((text) => nameIn(text, free)).length >= all.length * everyLine;
  const labelOf = (text: string) => {
    const found = nameIn(text, free);
    return found && (isEvery || known.has(found.name)) ? found : nameIn(text, strict);
  };
  const unsaid = header.findLastIndex((line) => !known.has(speakerOf(line) ?? ''));
  const early = header.slice(unsaid + 1);
  const first: ScriptLine[] = early.length > 0 ? [{ kind: 'time', ms: 0 }, ...early] : [];
  const turns: Turn[] = [];
  let startMs: number | null = null;
  for (const line of [...first, ...lines]) {
    if (line.kind !== 'text') {
      startMs = line.ms;
      continue;
    }
    const label = labelOf(line.text);
    const last = turns.at(-1);
    // What lost its name goes on with what stands before it.
    if (label || !last)
      turns.push({ startMs, speaker: label?.name ?? null, said: [label?.rest ?? line.text] });
    else last.said.push(line.text);
    startMs = null;
  }
  return turns;
}

const speakerOf = (line: ScriptLine) => (line.kind === 'text' ? nameIn(line.text, free)?.name : undefined);

/** A name, the time, and the words, each in lines of their own; where no name stands above a time, nobody is named. */
export function stackedTurns(header: readonly ScriptLine[], lines: readonly ScriptLine[]): Turn[] {
  const turns: Turn[] = [];
  let before: string[] = header.flatMap((line) => (line.kind === 'text' ? line.text : [])).slice(-1);
  for (const line of lines) {
    if (line.kind === 'text') {
      before.push(line.text);
      continue;
    }
    const name = before.at(-1);
    const isNamed = name !== undefined && name.length <= longestName && !sentenceEnd.test(name);
    turns.at(-1)?.said.push(...(isNamed ? before.slice(0, -1) : before));
    turns.push({ startMs: line.ms, speaker: isNamed ? name : null, said: [] });
    before = [];
  }
  turns.at(-1)?.said.push(...before);
  return turns;
}
