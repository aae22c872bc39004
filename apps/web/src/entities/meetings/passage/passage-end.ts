interface Segment {
  startMs: number;
  endMs: number;
  text: string;
}

/** How long a quote takes when nothing tells: about 150 words a minute, and never less than this. */
const msPerCharacter = 65;
const shortest = 2_000;

/**
 * Where a quoted passage ends in the recording, in milliseconds: with the segment in which its last words
 * stand. Quotes stand in the transcript word for word; when it has changed since, the length is estimated.
 */
export function passageEnd(segments: readonly Segment[], startMs: number, quote: string): number {
  const words = plain(quote);
  let heard = '';
  for (const segment of segments) {
    if (segment.endMs <= startMs) continue;
    heard = `${heard} ${plain(segment.text)}`.trim();
    if (words && heard.includes(words)) return segment.endMs;
    if (heard.length > words.length * 3 + 400) break;
  }
  return startMs + Math.max(shortest, quote.length * msPerCharacter);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
