/** One block of an event stream. An id without data is a heartbeat that tells the newest number. */
export interface SseBlock {
  id?: string;
  data?: string;
}

/** A parser of text/event-stream: takes the text as it arrives and answers the blocks that are complete. */
export function createSseParser(): (text: string) => SseBlock[] {
  let rest = '';
  return (text) => {
    rest += text;
    // A lone carriage return at the end may be the first half of a line break.
    const held = rest.endsWith('\r') ? 1 : 0;
    const complete = rest
      .slice(0, rest.length - held)
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n');
    const blocks = complete.split('\n\n');
    rest = (blocks.pop() ?? '') + (held ? '\r' : '');
    return blocks.map(parseBlock);
  };
}

function parseBlock(block: string): SseBlock {
  const result: SseBlock = {};
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'data') data.push(value);
    if (field === 'id') result.id = value;
  }
  if (data.length) result.data = data.join('\n');
  return result;
}
