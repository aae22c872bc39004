import { floats, int64s, onnx, type Port } from './tiny-onnx.test-kit';

const tokens = ['▁hej', '▁du', '<blk>'];
/** What follows what was said last: at the beginning, of which the model is told by the blank, a word. */
const follows = [2, 2, 0];
/** How many frames a word of the "token and duration" kind takes: 0, 1, 2. */
const durations = [0, 1, 0];

/** A model of NeMo's shape that says one word of whatever it hears: the files that sherpa-onnx wants of one. */
export function tinyTransducer(): Record<'encoder' | 'decoder' | 'joiner' | 'tokens', Buffer> {
  const count = tokens.length;
  const state: Port['dims'] = [1, 'n', 2];
  const encoder = onnx({
    steps: [
      { op: 'ReduceMean', in: ['audio_signal'], out: ['outputs'], attributes: { axes: [1], keepdims: 1 } },
      { op: 'Identity', in: ['length'], out: ['encoded_lengths'] },
    ],
    inputs: [
      { name: 'audio_signal', type: 'float', dims: ['n', 80, 'frames'] },
      { name: 'length', type: 'int64', dims: ['n'] },
    ],
    outputs: [
      { name: 'outputs', type: 'float', dims: ['n', 1, 'frames'] },
      { name: 'encoded_lengths', type: 'int64', dims: ['n'] },
    ],
    about: {
      ...{ vocab_size: count - 1, subsampling_factor: 1, normalize_type: 'per_feature', feat_dim: 80 },
      ...{ pred_rnn_layers: 1, pred_hidden: 2, model_type: 'EncDecRNNTBPEModel', version: 1 },
      ...{ model_author: 'tests', url: 'tests/tiny-tdt', comment: 'tdt' },
    },
  });
  const next = follows.flatMap((follower) => tokens.map((_, at) => (at === follower ? 9 : 0)));
  const decoder = onnx({
    steps: [
      { op: 'Gather', in: ['next', 'targets'], out: ['found'] },
      { op: 'Transpose', in: ['found'], out: ['outputs'], attributes: { perm: [0, 2, 1] } },
      { op: 'Identity', in: ['target_length'], out: ['prednet_lengths'] },
      { op: 'Identity', in: ['states.1'], out: ['states'] },
      { op: 'Identity', in: ['onnx::Slice_3'], out: ['162'] },
    ],
    constants: [floats('next', [count, count], next)],
    inputs: [
      { name: 'targets', type: 'int32', dims: ['n', 'length'] },
      { name: 'target_length', type: 'int32', dims: ['n'] },
      { name: 'states.1', type: 'float', dims: state },
      { name: 'onnx::Slice_3', type: 'float', dims: state },
    ],
    outputs: [
      { name: 'outputs', type: 'float', dims: ['n', count, 'length'] },
      { name: 'prednet_lengths', type: 'int32', dims: ['n'] },
      { name: 'states', type: 'float', dims: state },
      { name: '162', type: 'float', dims: state },
    ],
  });
  const joiner = onnx({
    steps: [
      { op: 'Mul', in: ['encoder_outputs', 'nothing'], out: ['silence'] },
      { op: 'Add', in: ['decoder_outputs', 'silence'], out: ['heard'] },
      { op: 'Concat', in: ['heard', 'durations'], out: ['both'], attributes: { axis: 1 } },
      { op: 'Reshape', in: ['both', 'shape'], out: ['outputs'] },
    ],
    constants: [
      floats('nothing', [1], [0]),
      floats('durations', [1, durations.length, 1], durations),
      int64s('shape', [1, 1, 1, count + durations.length]),
    ],
    inputs: [
      { name: 'encoder_outputs', type: 'float', dims: ['n', 1, 1] },
      { name: 'decoder_outputs', type: 'float', dims: ['n', count, 1] },
    ],
    outputs: [{ name: 'outputs', type: 'float', dims: ['n', 1, 1, count + durations.length] }],
  });
  return {
    encoder,
    decoder,
    joiner,
    tokens: Buffer.from(tokens.map((one, at) => `${one} ${at}\n`).join('')),
  };
}
