/** A form of words: literals, choices, and slots that something else reads. */
export type Node =
  | { kind: 'word'; text: string }
  | { kind: 'slot'; slot: string; name: string }
  | { kind: 'choice'; options: readonly (readonly Node[])[] };

/**
 * Reads a form of words: `assign [this|that] {task} to {person}`. `[…]` may be missing, `(a|b)` is one of them,
 * `{slot}` is bound by its own name and `{slot:name}` by another.
 */
export function compile(source: string): readonly Node[] {
  const parts = source.match(/\{[^}]*\}|[[\]()|]|[^\s[\](){}|]+/g) ?? [];
  let at = 0;
  const sequence = (): Node[] => {
    const nodes: Node[] = [];
    for (let part = parts[at]; part !== undefined && !/^[\])|]$/.test(part); part = parts[at]) {
      at += 1;
      if (part === '[' || part === '(') nodes.push({ kind: 'choice', options: options(part === '[') });
      else if (part.startsWith('{')) {
        const [slot = '', name = slot] = part.slice(1, -1).split(':');
        nodes.push({ kind: 'slot', slot, name });
      } else nodes.push({ kind: 'word', text: part });
    }
    return nodes;
  };
  const options = (mayMiss: boolean): Node[][] => {
    const found = [sequence()];
    while (parts[at] === '|') {
      at += 1;
      found.push(sequence());
    }
    at += 1;
    return mayMiss ? [...found, []] : found;
  };
  return sequence();
}

/** The literal words of a form. */
export function literalsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'word') return [node.text];
    return node.kind === 'choice' ? node.options.flatMap(literalsOf) : [];
  });
}

/** What a form may begin with; null: with anything. */
export function firstWords(nodes: readonly Node[]): Set<string> | null {
  const [first, ...rest] = nodes;
  if (!first || first.kind === 'slot') return null;
  if (first.kind === 'word') return new Set([first.text]);
  const found = new Set<string>();
  for (const option of first.options) {
    const words = firstWords([...option, ...rest]);
    if (!words) return null;
    for (const word of words) found.add(word);
  }
  return found;
}
