/** Recordings that are small as files and absurd inside, written byte by byte: no encoder makes them. */

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => u8(value >>> 8, value & 0xff);
const u32 = (value: number) =>
  Buffer.from([value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]);

function crc(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum & (1 << (bits - 1)) ? polynomial : 0);
    sum &= (1 << bits) - 1;
  }
  return sum;
}

/** Silence, of which each frame says in 15 bytes that 65,535 samples are zero. Source: RFC 9639. */
export function flac({ sampleRate, frames }: { sampleRate: number; frames: number }): Buffer {
  const mono16 = 15;
  const rateAndShape = Buffer.from([
    sampleRate >>> 12,
    (sampleRate >>> 4) & 0xff,
    ((sampleRate & 15) << 4) | 0,
    mono16 << 4,
  ]);
  const info = Buffer.concat([u16(65_535), u16(65_535), Buffer.alloc(6), rateAndShape, Buffer.alloc(4 + 16)]);
  const frame = (number: number) => {
    const counted = Buffer.from(String.fromCodePoint(number), 'utf8');
    const head = Buffer.concat([u8(0xff, 0xf8, 0x70, 0x08), counted, u16(65_534)]);
    const body = Buffer.concat([head, u8(crc(head, 8, 0x07)), u8(0), u16(0)]);
    return Buffer.concat([body, u16(crc(body, 16, 0x8005))]);
  };
  const all = Array.from({ length: frames }, (_, at) => frame(at % 0x700));
  return Buffer.concat([Buffer.from('fLaC'), u8(0x80, 0, 0, info.length), info, ...all]);
}

/** A second of samples under a header that says of them what it is told. */
export function wav({
  sampleRate,
  channels,
  bytes = 32_000,
}: {
  sampleRate: number;
  channels: number;
  bytes?: number;
}): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE((sampleRate * channels * 2) % 2 ** 32, 28);
  head.writeUInt16LE((channels * 2) % 2 ** 16, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const full = (type: string, ...content: Buffer[]) => box(type, u32(0), ...content);
const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));

interface Mp4 {
  /** Seconds that the header claims. */
  claims: number;
  /** How many sounds the tables claim, each of a thousandth of a second and one byte. */
  samples: number;
  /** How often the same second is played, by an edit list. */
  edits?: number;
  /** The sound lies somewhere else. */
  elsewhere?: string;
}

/** Sound of one byte a sample. Source: ISO/IEC 14496-12. */
export function mp4({ claims, samples, edits = 0, elsewhere }: Mp4): Buffer {
  const ticks = 1_000;
  const length = u32(Math.min(claims * ticks, 2 ** 32 - 1));
  const header = full(
    'mvhd',
    u32(0),
    u32(0),
    u32(ticks),
    length,
    u32(0x10000),
    u16(0x100),
    Buffer.alloc(10),
    matrix,
    Buffer.alloc(24),
    u32(2),
  );
  const track = box(
    'tkhd',
    u32(7),
    u32(0),
    u32(0),
    u32(1),
    u32(0),
    length,
    Buffer.alloc(8),
    Buffer.alloc(4),
    u16(0x100),
    u16(0),
    matrix,
    Buffer.alloc(8),
  );
  const edit = Buffer.concat([u32(ticks), u32(0), u32(0x10000)]);
  const list = edits ? [box('edts', full('elst', u32(edits), Buffer.alloc(edits * 12, edit)))] : [];
  const media = full('mdhd', u32(0), u32(0), u32(ticks), length, u16(0x55c4), u16(0));
  const handler = full('hdlr', u32(0), Buffer.from('soun'), Buffer.alloc(12), u8(0));
  const place = elsewhere
    ? full('url ', Buffer.from(`${elsewhere}\0`))
    : Buffer.concat([u32(12), Buffer.from('url '), u32(1)]);
  const sound = box(
    'ulaw',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(8),
    u16(1),
    u16(16),
    u32(0),
    u32(ticks << 16),
  );
  const tables = box(
    'stbl',
    full('stsd', u32(1), sound),
    full('stts', u32(1), u32(samples), u32(1)),
    full('stsc', u32(1), u32(1), u32(samples), u32(1)),
    full('stsz', u32(1), u32(samples)),
    full('stco', u32(1), u32(40)),
  );
  const information = box('minf', full('smhd', u32(0)), box('dinf', full('dref', u32(1), place)), tables);
  const moov = box('moov', header, box('trak', track, ...list, box('mdia', media, handler, information)));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isom')),
    box('mdat', Buffer.alloc(1_000)),
    moov,
  ]);
}

const element = (id: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    u8(0x10 | ((content.length >>> 24) & 0xf)),
    u8((content.length >>> 16) & 0xff),
    u16(content.length & 0xffff),
    content,
  ]);
const float = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

interface Matroska {
  sampleRate: number;
  channels: number;
  /** When each block is played, in milliseconds; one block at the beginning unless told. */
  blocksAt?: readonly number[];
  /** The bytes of each block. */
  block?: Buffer;
}

/** A second of samples for each block. Source: RFC 9559. */
export function matroska({
  sampleRate,
  channels,
  blocksAt = [0],
  block = Buffer.alloc(32_000),
}: Matroska): Buffer {
  const audio = element(
    'e1',
    Buffer.concat([element('b5', float(sampleRate)), element('9f', u32(channels)), element('6264', u8(16))]),
  );
  const entry = [
    element('d7', u8(1)),
    element('73c5', u8(1)),
    element('83', u8(2)),
    element('86', Buffer.from('A_PCM/INT/LIT')),
    audio,
  ];
  const tracks = element('1654ae6b', element('ae', Buffer.concat(entry)));
  const simpleBlock = element('a3', Buffer.concat([u8(0x81, 0, 0, 0x80), block]));
  const clusters = blocksAt.map((ms) =>
    element('1f43b675', Buffer.concat([element('e7', u32(ms)), simpleBlock])),
  );
  const info = element('1549a966', element('2ad7b1', u32(1_000_000)));
  const head = element('1a45dfa3', element('4282', Buffer.from('matroska')));
  return Buffer.concat([head, element('18538067', Buffer.concat([info, tracks, ...clusters]))]);
}
