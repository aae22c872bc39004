import { recordingRate } from '@/entities/meetings/recordings/recording-rate';

/**
 * Turns a stream of samples of any rate into 16 kHz, 16 bit. Each output sample is the mean of the input
 * it covers, which is filter enough for speech. Keeps what is left over between calls, so that block
 * borders leave no click.
 */
export class Resampler {
  private readonly step: number;
  /** Input that later output still needs; its first sample is number `offset` of the whole recording. */
  private carried: number[] = [];
  private offset = 0;
  /** Number of the next output sample. Counted, not added up: rounding must not drift over hours. */
  private next = 0;

  constructor(inputRate: number) {
    this.step = inputRate / recordingRate;
  }

  push(block: Float32Array): Int16Array<ArrayBuffer> {
    const input = [...this.carried, ...block];
    const end = Math.floor((this.offset + input.length) / this.step);
    const output = new Int16Array(Math.max(0, end - this.next));
    for (let index = 0; index < output.length; index++, this.next++) {
      const from = this.next * this.step - this.offset;
      output[index] = toInt16(mean(input, Math.max(0, from), from + this.step));
    }
    const used = Math.max(0, Math.floor(this.next * this.step) - this.offset);
    this.carried = input.slice(used);
    this.offset += Math.min(used, input.length);
    return output;
  }
}

/** The mean of input[from, to), partial samples counted in part; between two samples when it is narrower. */
function mean(input: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let index = Math.floor(from); index < to && index < input.length; index++) {
    const share = Math.min(index + 1, to) - Math.max(index, from);
    sum += (input[index] ?? 0) * share;
  }
  return sum / (to - from);
}

function toInt16(sample: number): number {
  const clamped = Math.max(-1, Math.min(1, sample));
  return Math.round(clamped * (clamped < 0 ? 32_768 : 32_767));
}
