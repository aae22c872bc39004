import type { Pages } from '@tavla/shared/chat/file-places';
import { sound } from '@tavla/shared/fields';
import type { FilePart, PartStart } from '../file-parts';

/** A file with more parts than this is told no places from there on. */
const partsMax = 5_000;
/** Characters of a sheet's name or a heading that are told. */
const labelMax = 100;

/** What was read of a file. */
export interface TextOfFile {
  text: string;
  parts: FilePart[];
  /** The file has more text than this. */
  isCut: boolean;
  /** Pages on which there is none; of files with pages. */
  withoutText?: Pages[];
}

/** A file's text while it is read, line by line, with where its parts begin; of more than `mostText` characters the start. */
export class PlacedText {
  private readonly lines: string[] = [];
  private readonly parts: FilePart[] = [];
  private length = 0;
  private isCut = false;
  private readonly withoutText: Pages[] = [];

  constructor(private readonly mostText: number) {}

  /** Whether nothing more is taken. */
  get isFull(): boolean {
    return this.length >= this.mostText;
  }

  /** What is added next stands here. */
  begin(start: PartStart): void {
    const line = this.lines.length + 1;
    if (this.parts.at(-1)?.line === line) this.parts.pop();
    if (this.parts.length > partsMax) return;
    this.parts.push({ line, start: this.parts.length === partsMax ? { kind: 'nowhere' } : told(start) });
  }

  /** Adds lines: without control characters, with one kind of line end. */
  add(text: string): void {
    const plain = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
    for (const line of plain.split('\n')) {
      const room = this.mostText - this.length;
      if (line.length > room) {
        this.cut();
        // Half a character is none.
        if (room > 0) this.lines.push(line.slice(0, room).replace(/[\uD800-\uDBFF]$/, ''));
        this.length = this.mostText;
        return;
      }
      this.lines.push(line);
      this.length += line.length + 1;
    }
  }

  /** There is more than was added. */
  cut(): void {
    this.isCut = true;
  }

  /** On this page there is no text. */
  lack(page: number): void {
    const last = this.withoutText.at(-1);
    if (last?.to === page - 1) last.to = page;
    else this.withoutText.push({ from: page, to: page });
  }

  end(): TextOfFile {
    const { parts, isCut, withoutText } = this;
    return { text: this.lines.join('\n').trimEnd(), parts, isCut, withoutText };
  }
}

/** Names are as long as whoever made the file liked, and may hold what no text can. */
function told(start: PartStart): PartStart {
  if (start.kind === 'sheet') return { ...start, name: label(start.name) };
  return start.kind === 'heading' ? { ...start, text: label(start.text) } : start;
}

const label = (name: string) => sound(name.replace(/\p{Cc}/gu, ' ').slice(0, labelMax));
