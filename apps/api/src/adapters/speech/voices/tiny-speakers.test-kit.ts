import { floats, int64s, onnx } from '../models/tiny-onnx.test-kit';

/** A window of ten seconds, and the frames that the library counts in it. */
const window = { samples: 160_000, frame: 991, shift: 270 };

/**
 * A model that hears who speaks by the pitch alone: low tones are one speaker, high ones another. It has the shape of
 * pyannote's segmentation: of each frame it says nobody, the first, the second, and four more that are never so.
 */
export function tinySegmentation(): Buffer {
  const frames = { kernel_shape: [window.frame], strides: [window.shift] };
  return onnx({
    steps: [
      { op: 'Mul', in: ['x', 'x'], out: ['power'] },
      { op: 'AveragePool', in: ['power'], out: ['all'], attributes: frames },
      // What is left of a tone after a mean over a millisecond is what is low in it.
      { op: 'AveragePool', in: ['x'], out: ['slow'], attributes: { kernel_shape: [16], strides: [1] } },
      { op: 'Mul', in: ['slow', 'slow'], out: ['slowPower'] },
      { op: 'AveragePool', in: ['slowPower'], out: ['low'], attributes: frames },
      { op: 'Sub', in: ['all', 'low'], out: ['high'] },
      { op: 'Mul', in: ['all', 'zero'], out: ['never'] },
      { op: 'Add', in: ['never', 'quiet'], out: ['nobody'] },
      {
        op: 'Concat',
        in: ['nobody', 'low', 'high', 'never', 'never', 'never', 'never'],
        out: ['classes'],
        attributes: { axis: 1 },
      },
      { op: 'Transpose', in: ['classes'], out: ['y'], attributes: { perm: [0, 2, 1] } },
    ],
    constants: [floats('zero', [1], [0]), floats('quiet', [1], [0.001])],
    inputs: [{ name: 'x', type: 'float', dims: ['n', 1, 'samples'] }],
    outputs: [{ name: 'y', type: 'float', dims: ['n', 'frames', 7] }],
    about: {
      ...{ model_type: 'pyannote-segmentation-3.0', version: 1, sample_rate: 16_000 },
      ...{ num_speakers: 3, powerset_max_classes: 2, num_classes: 7 },
      ...{
        window_size: window.samples,
        receptive_field_size: window.frame,
        receptive_field_shift: window.shift,
      },
    },
  });
}

/** A model that says how somebody sounds by which of the 80 pitches they use, however loud. */
export function tinyEmbedding(): Buffer {
  return onnx({
    steps: [
      { op: 'ReduceMean', in: ['x'], out: ['mean'], attributes: { axes: [1], keepdims: 0 } },
      { op: 'ReduceMean', in: ['mean'], out: ['loudness'], attributes: { axes: [1], keepdims: 1 } },
      { op: 'Sub', in: ['mean', 'loudness'], out: ['shape'] },
      { op: 'Reshape', in: ['shape', 'to'], out: ['embedding'] },
    ],
    constants: [int64s('to', [1, 80])],
    inputs: [{ name: 'x', type: 'float', dims: ['n', 'frames', 80] }],
    outputs: [{ name: 'embedding', type: 'float', dims: ['n', 80] }],
    about: {
      ...{ framework: 'wespeaker', language: 'English', url: 'tests', comment: 'tests', version: 1 },
      ...{ sample_rate: 16_000, output_dim: 80, normalize_samples: 1, feature_normalize_type: '' },
    },
  });
}
