import type { TranscriptSegment } from '../../../api/src/adapters/language/language';
import { readTranscript } from '../../../api/src/adapters/transcripts/read-transcript';
import type { Talk } from '../training/read-talk';

/** Nobody measured how long the turns took: people say about so many letters in a second. */
const msPerCharacter = 65;

/** A meeting as a server has it that was given its transcript as a file. */
export interface UploadedTalk {
  segments: TranscriptSegment[];
  /** The turn that something was said in, by its time and its words. */
  turnOf(startMs: number, quote: string): number;
}

/**
 * The turns as a WebVTT file, with names of speakers or without, read as an upload is read: pieces of a sentence are
 * joined. A turn is a piece, or several of at most so many letters, as they stand on a screen.
 */
export function uploadAsVtt(
  talk: Talk,
  withSpeakers: boolean,
  longest = Number.POSITIVE_INFINITY,
): UploadedTalk {
  const timed = timedTurns(talk.turns);
  const read = readTranscript(Buffer.from(writeTalk(talk, withSpeakers, longest)), 'vtt');
  if (!read.ok) throw new Error(`A transcript could not be read: ${JSON.stringify(read.words)}`);
  return {
    segments: read.transcript.cues.map((cue, at) => ({ ...cue, id: String(at) })),
    turnOf(startMs, quote) {
      const at = Math.max(
        0,
        timed.findLastIndex((turn) => turn.startMs <= startMs + 1),
      );
      const near = [at, at + 1, at - 1, at + 2, at - 2];
      const begins = plain(quote).slice(0, 40);
      return near.find((turn) => plain(timed[turn]?.text ?? '').includes(begins)) ?? at;
    },
  };
}

/** The turns with the times that their letters have, one behind the other. */
function timedTurns(turns: Talk['turns']): Timed[] {
  let clock = 0;
  return turns.map(({ speaker, text }) => {
    const startMs = clock;
    clock += Math.max(300, text.length * msPerCharacter);
    return { speaker, text, startMs, endMs: clock };
  });
}

/** The turns as a WebVTT file. */
export function writeTalk(
  { turns }: Pick<Talk, 'turns'>,
  withSpeakers: boolean,
  longest = Number.POSITIVE_INFINITY,
): string {
  const cues = timedTurns(turns)
    .flatMap((turn) => piecesOf(turn, longest))
    .map(({ speaker, text, startMs, endMs }) => {
      const said = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `${stamp(startMs)} --> ${stamp(endMs)}\n${withSpeakers ? `<v ${speaker}>` : ''}${said}`;
    });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

interface Timed {
  speaker: string;
  text: string;
  startMs: number;
  endMs: number;
}

/** Cut at spaces; each takes the time that its letters have. */
function piecesOf(turn: Timed, longest: number): Timed[] {
  const pieces: Timed[] = [];
  let { startMs } = turn;
  for (let from = 0; from < turn.text.length; ) {
    const rest = turn.text.length - from;
    const space = rest <= longest ? -1 : turn.text.lastIndexOf(' ', from + longest);
    const to = rest <= longest ? turn.text.length : space > from ? space + 1 : from + longest;
    const isLast = to === turn.text.length;
    const endMs = isLast ? turn.endMs : startMs + (to - from) * msPerCharacter;
    pieces.push({ ...turn, text: turn.text.slice(from, to).trim(), startMs, endMs });
    startMs = endMs;
    from = to;
  }
  return pieces;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function stamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = ms / 1000;
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
}
