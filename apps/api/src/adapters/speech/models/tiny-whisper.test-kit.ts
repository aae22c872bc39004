import { floats, int64s, onnx, type Port } from './tiny-onnx.test-kit';

/** Each token by its number. */
const words = [
  ' hello',
  ' hola',
  ' hej',
  '<eot>',
  '<sot>',
  '<en>',
  '<es>',
  '<sv>',
  '<translate>',
  '<transcribe>',
];
const tokens = [...words, '<notimestamps>', '<nospeech>', '<solm>', '<prev>', ' '];
const id = (token: string) => tokens.indexOf(token);
const count = tokens.length;

/**
 * A model of Whisper's shape that greets in the language it is asked for, whatever it hears: the files that sherpa-onnx
 * wants of one.
 */
export function tinyWhisper(): Record<'encoder' | 'decoder' | 'tokens', Buffer> {
  const cross: Port['dims'] = [1, 'n', 'length', 4];
  const cache: Port['dims'] = [1, 'n', 8, 4];
  const encoder = onnx({
    steps: [
      { op: 'ReduceMean', in: ['mel'], out: ['mean'], attributes: { keepdims: 1 } },
      { op: 'Reshape', in: ['mean', 'one'], out: ['point'] },
      { op: 'Expand', in: ['point', 'shape'], out: ['n_layer_cross_k'] },
      { op: 'Identity', in: ['n_layer_cross_k'], out: ['n_layer_cross_v'] },
    ],
    constants: [int64s('one', [1, 1, 1, 1]), int64s('shape', [1, 1, 2, 4])],
    inputs: [{ name: 'mel', type: 'float', dims: ['n', 80, 'frames'] }],
    outputs: [
      { name: 'n_layer_cross_k', type: 'float', dims: cross },
      { name: 'n_layer_cross_v', type: 'float', dims: cross },
    ],
    about: {
      ...{ model_type: 'whisper-tiny', version: 1, maintainer: 'tests', n_mels: 80, n_audio_ctx: 1500 },
      ...{ n_text_layer: 1, n_text_ctx: 8, n_text_state: 4, n_vocab: count, n_text_head: 1 },
      ...{ sot: id('<sot>'), eot: id('<eot>'), blank_id: id(' '), is_multilingual: 1 },
      ...{ transcribe: id('<transcribe>'), translate: id('<translate>'), no_speech: id('<nospeech>') },
      ...{ sot_lm: id('<solm>'), sot_prev: id('<prev>'), no_timestamps: id('<notimestamps>') },
      sot_sequence: `${id('<sot>')},${id('<en>')},${id('<transcribe>')}`,
      sot_index: 0,
      all_language_tokens: ['<en>', '<es>', '<sv>'].map(id).join(','),
      all_language_codes: 'en,es,sv',
    },
  });
  // What follows each token: a greeting on its language, the end on a greeting.
  const follows = new Map([
    ['<en>', ' hello'],
    ['<es>', ' hola'],
    ['<sv>', ' hej'],
    ...words.slice(0, 3).map((word) => [word, '<eot>'] as const),
  ]);
  const table = tokens.flatMap((token) => {
    const next = follows.get(token);
    return tokens.map((other) => (other === next ? 9 : 0));
  });
  const decoder = onnx({
    steps: [
      { op: 'Gather', in: ['table', 'tokens'], out: ['next'] },
      { op: 'ReduceSum', in: ['next', 'axis'], out: ['sum'], attributes: { keepdims: 1 } },
      { op: 'Add', in: ['next', 'sum'], out: ['logits'] },
      { op: 'Identity', in: ['in_n_layer_self_k_cache'], out: ['out_n_layer_self_k_cache'] },
      { op: 'Identity', in: ['in_n_layer_self_v_cache'], out: ['out_n_layer_self_v_cache'] },
    ],
    constants: [floats('table', [count, count], table), int64s('axis', [1])],
    inputs: [
      { name: 'tokens', type: 'int64', dims: ['n', 'length'] },
      { name: 'in_n_layer_self_k_cache', type: 'float', dims: cache },
      { name: 'in_n_layer_self_v_cache', type: 'float', dims: cache },
      { name: 'n_layer_cross_k', type: 'float', dims: cross },
      { name: 'n_layer_cross_v', type: 'float', dims: cross },
      { name: 'offset', type: 'int64', dims: [1] },
    ],
    outputs: [
      { name: 'logits', type: 'float', dims: ['n', 'length', count] },
      { name: 'out_n_layer_self_k_cache', type: 'float', dims: cache },
      { name: 'out_n_layer_self_v_cache', type: 'float', dims: cache },
    ],
  });
  const lines = tokens.map((token, at) => `${Buffer.from(token).toString('base64')} ${at}\n`);
  return { encoder, decoder, tokens: Buffer.from(lines.join('')) };
}
