const vocabulary = 51_865;
/** Of a model of many languages: the first of its special tokens ends the text. */
const endOfText = 50_257;
/** The word, and those that the library looks for in every vocabulary. */
const words = new Map([
  [7, ' hej'],
  [8, ' '],
  [9, ' -'],
  [10, " '"],
]);
const said = 7;
const state = 8;
const contexts = { audio: 1_500, text: 448 };
const mels = 80;

/** One number of the list is 1, the others nothing. */
const unit = (at: number) => Array.from({ length: state }, (_, index) => (index === at ? 1 : 0));

/**
 * A model in whisper.cpp's format that says one word of whatever it hears: what stands in the first places of the text
 * leads to the word, what comes behind it to the end.
 *
 * @param saysFrom tokens that the library puts in front of the text
 */
export function tinyGgml(saysFrom = 3): Buffer {
  const parts: Buffer[] = [];
  const int = (...values: number[]) => parts.push(Buffer.from(Int32Array.from(values).buffer));
  const bytes = (value: Buffer) => parts.push(value);

  int(0x67676d6c);
  int(vocabulary, contexts.audio, state, 1, 1, contexts.text, state, 1, 1, mels, 0);
  int(mels, 201);
  bytes(Buffer.alloc(mels * 201 * 4));
  int(endOfText);
  for (let id = 0; id < endOfText; id++) {
    const text = Buffer.from(words.get(id) ?? `w${id}`);
    int(text.length);
    bytes(text);
  }
  /** @param dims the fastest first */
  const tensor = (name: string, dims: readonly number[], values?: Float32Array) => {
    int(dims.length, name.length, 0, ...dims);
    bytes(Buffer.from(name));
    const count = dims.reduce((product, dim) => product * dim, 1);
    bytes(values ? Buffer.from(values.buffer) : Buffer.alloc(count * 4));
  };
  const layer = (prefix: string, withCross: boolean) => {
    tensor(`${prefix}.mlp_ln.weight`, [state]);
    tensor(`${prefix}.mlp_ln.bias`, [state]);
    tensor(`${prefix}.mlp.0.weight`, [state, 4 * state]);
    tensor(`${prefix}.mlp.0.bias`, [4 * state]);
    tensor(`${prefix}.mlp.2.weight`, [4 * state, state]);
    tensor(`${prefix}.mlp.2.bias`, [state]);
    for (const attention of withCross ? ['attn', 'cross_attn'] : ['attn']) {
      tensor(`${prefix}.${attention}_ln.weight`, [state]);
      tensor(`${prefix}.${attention}_ln.bias`, [state]);
      for (const name of ['query', 'key', 'value', 'out']) {
        tensor(`${prefix}.${attention}.${name}.weight`, [state, state]);
        if (name !== 'key') tensor(`${prefix}.${attention}.${name}.bias`, [state]);
      }
    }
  };
  tensor('encoder.positional_embedding', [state, contexts.audio]);
  tensor('encoder.conv1.weight', [3, mels, state]);
  tensor('encoder.conv1.bias', [1, state]);
  tensor('encoder.conv2.weight', [3, state, state]);
  tensor('encoder.conv2.bias', [1, state]);
  tensor('encoder.ln_post.weight', [state]);
  tensor('encoder.ln_post.bias', [state]);
  layer('encoder.blocks.0', false);
  const positions = Array.from({ length: contexts.text }, (_, at) => unit(at < saysFrom ? 0 : 1))
    .flat()
    .map((value) => value * 1_000);
  tensor('decoder.positional_embedding', [state, contexts.text], Float32Array.from(positions));
  const embedding = new Float32Array(vocabulary * state);
  embedding.set(unit(0), said * state);
  embedding.set(unit(1), endOfText * state);
  tensor(
    'decoder.token_embedding.weight',
    [state, vocabulary],
    embedding.map((value) => value * 20),
  );
  tensor('decoder.ln.weight', [state], Float32Array.from(unit(0).fill(1)));
  tensor('decoder.ln.bias', [state]);
  layer('decoder.blocks.0', true);
  return Buffer.concat(parts);
}
