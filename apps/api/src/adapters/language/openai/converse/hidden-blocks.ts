/** What models write for themselves: what they think, and calls that their server did not read. */
const names = ['think', 'thinking', 'tool_call'];
const tag = new RegExp(`<(/?)(${names.join('|')})>`);
const longestTag = '</tool_call>'.length;

/**
 * Takes blocks such as `<think>…</think>` out of a text that comes in pieces. What may be the beginning of a tag is held
 * back until that is known. Linear in the text.
 */
export class HiddenBlocks {
  private held = '';
  private inside: string | null = null;
  /** What stood in blocks of calls. */
  readonly calls: string[] = [];
  /** Whether all that was shown so far was thought: a block that some servers do not open is closed. */
  wasThought = false;

  /** Takes a piece and gives what of the text can be shown. */
  push(piece: string): string {
    // Inside a block only what is new, and what a tag may have begun with, is looked at.
    let from = Math.max(0, this.held.length - longestTag);
    this.held += piece;
    let shown = '';
    for (;;) {
      if (this.inside !== null) {
        const closing = `</${this.inside}>`;
        const end = this.held.indexOf(closing, from);
        if (end < 0) return shown;
        if (this.inside === 'tool_call') this.calls.push(this.held.slice(0, end));
        this.held = this.held.slice(end + closing.length).trimStart();
        this.inside = null;
      }
      from = 0;
      const found = tag.exec(this.held);
      if (!found) return shown + this.release();
      const [whole, slash, name = ''] = found;
      if (slash === '') {
        shown += this.held.slice(0, found.index);
        this.inside = name;
      } else {
        shown = '';
        this.wasThought = true;
      }
      this.held = this.held.slice(found.index + whole.length);
    }
  }

  /** What is left when no more comes; a block that is not closed is not shown. */
  end(): string {
    const rest = this.inside === null ? this.held : '';
    this.held = '';
    return rest;
  }

  /** All but what may become a tag. */
  private release(): string {
    const open = this.held.lastIndexOf('<');
    const mayBegin = open >= 0 && this.held.length - open < longestTag && !this.held.includes('>', open);
    const upTo = mayBegin ? open : this.held.length;
    const shown = this.held.slice(0, upTo);
    this.held = this.held.slice(upTo);
    return shown;
  }
}
