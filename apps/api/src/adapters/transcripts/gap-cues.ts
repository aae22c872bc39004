import type { Language } from '@tavla/shared/meetings/languages';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import type { Cue } from './cue';
import { playTime } from './play-time';

const notUnderstood: Record<Language, (seconds: number) => string> = {
  en: (seconds) => `[${seconds} s not understood]`,
  es: (seconds) => `[${seconds} s no se entendieron]`,
  sv: (seconds) => `[${seconds} s gick inte att uppfatta]`,
};

const notRecorded: Record<Language, { tell(length: string): string } & Record<MissingSound['why'], string>> =
  {
    en: {
      tell: (length) => `Nothing was recorded here for ${length}`,
      paused: 'the recording was paused',
      slept: 'the computer slept',
      microphone: 'the microphone was taken or unplugged',
      closed: 'the recording was broken off and continued later',
    },
    es: {
      tell: (length) => `Aquí no se grabó nada durante ${length}`,
      paused: 'la grabación estaba en pausa',
      slept: 'el ordenador estaba en reposo',
      microphone: 'el micrófono estaba ocupado o desconectado',
      closed: 'la grabación se interrumpió y se continuó más tarde',
    },
    sv: {
      tell: (length) => `Här spelades inget in under ${length}`,
      paused: 'inspelningen var pausad',
      slept: 'datorn sov',
      microphone: 'mikrofonen var upptagen eller urkopplad',
      closed: 'inspelningen avbröts och fortsatte senare',
    },
  };

/** Whether a cue's text is what a file of ours says where no words could be made out. */
export function isGapText(text: string): boolean {
  const [, seconds] = /^\[(\d{1,6}) s /.exec(text) ?? [];
  return seconds !== undefined && Object.values(notUnderstood).some((tell) => tell(Number(seconds)) === text);
}

interface Heard {
  language: Language;
  cues: readonly Cue[];
  gaps: readonly { startMs: number; endMs: number }[];
}

/** A transcript for people to read: where no words could be made out, it says so, in the meeting's language. */
export function cuesWithGaps({ language, cues, gaps }: Heard): Cue[] {
  const tell = notUnderstood[language];
  const told = gaps.map(({ startMs, endMs }) => ({
    startMs,
    endMs,
    text: tell(Math.round((endMs - startMs) / 1000)),
    speaker: null,
  }));
  return [...cues, ...told].toSorted((a, b) => a.startMs - b.startMs);
}

/** The same with where nothing was recorded, for a document: there is nothing to hear at such a place. */
export function wholeTranscript(meeting: Heard & { missing: readonly MissingSound[] }): Cue[] {
  const told = meeting.missing.map((missing) => ({
    startMs: missing.atMs,
    endMs: missing.atMs,
    text: `[${missingWords(meeting.language, missing)}]`,
    speaker: null,
  }));
  return [...told, ...cuesWithGaps(meeting)].toSorted((a, b) => a.startMs - b.startMs);
}

/** That nothing was recorded, for how long and why. */
export function missingWords(language: Language, { missingMs, why }: MissingSound): string {
  const { tell, ...reasons } = notRecorded[language];
  return `${tell(playTime(Math.max(missingMs, 1_000)))}: ${reasons[why]}`;
}
