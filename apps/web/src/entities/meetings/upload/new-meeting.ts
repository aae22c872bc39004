import type { Language } from '@tavla/shared/meetings/languages';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { missingText } from '@tavla/shared/meetings/missing-text';
import type { Visibility } from '@tavla/shared/meetings/visibility';

/** All that is told travels in one header, in Base64: many proxies take one of 8 KB. */
const headerMax = 7_900;
/** Where those whom a meeting is for have filled it, places without sound have so many characters all the same. */
const missingRoom = 1_500;

export interface NewMeeting {
  /** A recording, or a transcript. */
  file: File;
  language: Language;
  recordedAt: Date;
  /** Where it was held; else where the person is. */
  timeZone?: string | undefined;
  /** Else it is called as its file is. */
  name?: string;
  /** Else everybody of the company may see it. */
  visibility?: Visibility;
  /** Who was there beside the person. */
  attendeeIds?: readonly string[];
  /** Where the recording has no sound. */
  missing?: readonly MissingSound[];
  /** Awaited once the server has confirmed the file, while the upload could still be asked for again. */
  onConfirmed?(): Promise<void>;
}

/** What the server is told of a meeting before its file. */
export function metadataOf({
  file,
  language,
  recordedAt,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  name,
  visibility,
  attendeeIds,
  missing = [],
}: NewMeeting): Record<string, string> {
  const told = {
    filename: file.name,
    filetype: file.type,
    language,
    recordedAt: recordedAt.toISOString(),
    ...(name && { name }),
    ...(visibility && { visibility: JSON.stringify(visibility) }),
    ...(attendeeIds && { attendeeIds: JSON.stringify(attendeeIds) }),
    timeZone,
  };
  if (missing.length === 0) return told;
  const room = Math.max(missingRoom, bytesIn(headerMax - lengthOf(told)));
  return { ...told, missing: missingText(missing, room) };
}

/** Characters of the header, with the checksum that is added to it. */
function lengthOf(told: Record<string, string>): number {
  const pairs = Object.entries({ ...told, missing: '', sha256: '0'.repeat(64) });
  return pairs.reduce((sum, [key, value]) => {
    const bytes = new TextEncoder().encode(value).length;
    return sum + key.length + 2 + Math.ceil(bytes / 3) * 4;
  }, 0);
}

/** How many bytes so many characters of Base64 hold. */
const bytesIn = (characters: number) => Math.floor(characters / 4) * 3;
