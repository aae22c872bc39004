import { HiddenBlocks } from './hidden-blocks';
import type { CallPiece, Piece, Step, ToolCall } from './turn';

/** Calls of one step that are put together, and characters of what each is given; nobody runs or reads more. */
const callsMost = 32;
const inputMost = 60_000;

/** Puts together what a model writes: its words, passed on as they come, and the calls that it makes. */
export async function collectStep(
  pieces: AsyncIterable<Piece>,
  onText: (text: string) => void,
): Promise<Step> {
  const hidden = new HiddenBlocks();
  const calls = new CallParts();
  let text = '';
  const show = (shown: string) => {
    if (hidden.wasThought) {
      text = '';
      hidden.wasThought = false;
    }
    // A model that has thought begins with empty lines.
    const told = text === '' ? shown.trimStart() : shown;
    if (told === '') return;
    text += told;
    onText(told);
  };
  for await (const piece of pieces) {
    if (piece.call) calls.add(piece.call);
    if (piece.text) show(hidden.push(piece.text));
  }
  show(hidden.end());
  return { text, calls: [...calls.whole(), ...hidden.calls.flatMap(writtenCall)] };
}

/** Calls whose parts come one after another. */
class CallParts {
  private readonly calls: { at: number; id: string; name: string; input: string }[] = [];

  add({ at, id, name, input }: CallPiece): void {
    const open = this.calls.findLast((call) => call.at === at);
    // Some servers give every call the same number: another id is another call.
    if (!open || (id !== undefined && open.id !== '' && id !== open.id)) {
      if (this.calls.length < callsMost) this.calls.push({ at, id: id ?? '', name: name ?? '', input });
      return;
    }
    open.id ||= id ?? '';
    open.name ||= name ?? '';
    // What is longer is not whole any more, which the model is told of.
    if (open.input.length <= inputMost) open.input += input;
  }

  whole(): ToolCall[] {
    return this.calls.map(({ id, name, input }, nth) => {
      return { id: id || `call_${nth + 1}`, name, input: input.slice(0, inputMost) };
    });
  }
}

/** A call that the model wrote as text, where its server does not know how its model calls. */
function writtenCall(text: string, nth: number): ToolCall[] {
  try {
    const { name, arguments: input } = JSON.parse(text);
    if (typeof name !== 'string') return [];
    return [
      { id: `written_${nth + 1}`, name, input: typeof input === 'string' ? input : JSON.stringify(input) },
    ];
  } catch {
    return [];
  }
}
