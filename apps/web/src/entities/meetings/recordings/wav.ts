import { bytesPerSecond, recordingRate } from './recording-rate';

/** The header of a WAV file of so many bytes of samples: mono, 16 bit, 16 kHz. */
function wavHeader(sampleBytes: number): ArrayBuffer {
  const header = new ArrayBuffer(44);
  const view = new DataView(header);
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + sampleBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, recordingRate, true);
  view.setUint32(28, bytesPerSecond, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, sampleBytes, true);
  return header;
}

/**
 * Samples as a WAV file, whose header says what they are together. It refers to its parts: what lies on the disk
 * stays there, and is read when and where it is needed.
 */
export function wavFile(parts: readonly (Blob | ArrayBuffer)[], name: string): File {
  const sampleBytes = parts.reduce(
    (sum, part) => sum + (part instanceof Blob ? part.size : part.byteLength),
    0,
  );
  return new File([wavHeader(sampleBytes), ...parts], name, { type: 'audio/wav' });
}
