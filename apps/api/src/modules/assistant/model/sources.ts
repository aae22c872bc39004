import type { Citation } from '@tavla/shared/chat/answers';

const letters: Record<Citation['kind'], string> = {
  task: 't',
  meeting: 'm',
  message: 'c',
  file: 'f',
  person: 'p',
};

/**
 * What a model was told of while it answers one question, each thing with a mark such as `t1`. Only what stands here can
 * be cited, read further or changed: a mark that was not given is none.
 */
export class Sources {
  private readonly marks = new Map<string, string>();
  private readonly sources = new Map<string, Citation>();
  private readonly counts = new Map<string, number>();

  /** What was counted, by its mark: what that rests on, which may be nothing. */
  private readonly counted = new Map<string, readonly Citation[]>();

  /** @param onTold hears of each thing before the model does */
  constructor(private readonly onTold: (citation: Citation) => void) {}

  /** The mark of a thing, or of one place of it; the same place has one mark. */
  mark(citation: Citation): string {
    const { kind, id, startMs, place: where, quote } = citation;
    // Pieces of a text are told apart by what they say; a task or a person is one thing.
    const place = kind === 'file' || kind === 'message' ? quote : '';
    const key = JSON.stringify([kind, id, startMs, where, place]);
    const known = this.marks.get(key);
    if (known !== undefined) return known;
    const letter = letters[kind];
    const count = (this.counts.get(letter) ?? 0) + 1;
    this.counts.set(letter, count);
    const mark = `${letter}${count}`;
    this.marks.set(key, mark);
    this.sources.set(mark, citation);
    this.onTold(citation);
    return mark;
  }

  /** The mark of something that the database counted. */
  markCount(of: readonly Citation[]): string {
    const mark = `b${this.counted.size + 1}`;
    this.counted.set(mark, of);
    for (const citation of of) this.onTold(citation);
    return mark;
  }

  /** What a sentence with this mark rests on; undefined where the mark was not given. */
  behind(mark: string): readonly Citation[] | undefined {
    const one = this.of(mark);
    return one ? [one] : this.counted.get(mark.toLowerCase());
  }

  /** What a mark stands for; models write them with brackets and capitals. */
  of(mark: string): Citation | undefined {
    return this.sources.get(mark.replace(/[[\]\s]/g, '').toLowerCase());
  }
}
