/**
 * What recordings come in: FFmpeg's name of each container, and the types by which its files are known from their first
 * bytes, where they are known so. Files of these are let in and read, and no others, so that both lists are one.
 *
 * Each has signs of its own in its first bytes, holds sound, and all that it needs. Not here: what names other files or
 * addresses (playlists, scripts, image sequences, camera files in several parts), bare samples, which anything might
 * be taken for, programs (Flash), and the formats of single games.
 */
const known: Record<string, readonly string[]> = {
  // Audio
  aa: [],
  aac: ['audio/aac'],
  ac3: ['audio/vnd.dolby.dd-raw'],
  act: [],
  aea: [],
  aiff: ['audio/aiff'],
  amr: ['audio/amr'],
  ape: ['audio/ape'],
  au: [],
  avr: [],
  caf: [],
  dsf: ['audio/x-dsf'],
  dss: [],
  dts: [],
  dtshd: [],
  eac3: ['audio/vnd.dolby.dd-raw'],
  flac: ['audio/flac'],
  gsm: [],
  hcom: [],
  iff: [],
  ilbc: [],
  ircam: [],
  loas: [],
  mlp: [],
  mmf: [],
  mp3: ['audio/mpeg'],
  mpc: ['audio/x-musepack'],
  mpc8: ['audio/x-musepack'],
  nistsphere: [],
  oma: [],
  paf: [],
  pvf: [],
  qcp: ['audio/qcelp'],
  shn: [],
  sox: [],
  tak: [],
  truehd: [],
  tta: [],
  voc: ['audio/x-voc'],
  vqf: [],
  w64: [],
  wav: ['audio/wav'],
  wsd: [],
  wv: ['audio/wavpack'],
  wve: [],
  xwma: [],
  // Video, and audio in the same containers
  asf: ['application/vnd.ms-asf', 'audio/x-ms-asf', 'video/x-ms-asf'],
  avi: ['video/vnd.avi'],
  dhav: [],
  dv: [],
  flv: ['video/x-flv'],
  gxf: [],
  ivr: [],
  kux: [],
  live_flv: ['video/x-flv'],
  matroska: ['video/matroska', 'video/webm'],
  mov: [
    ...[
      'audio/mp4',
      'audio/x-m4a',
      'video/3gpp',
      'video/3gpp2',
      'video/mp4',
      'video/quicktime',
      'video/x-m4v',
    ],
    'image/mj2',
  ],
  mpeg: ['video/MP1S', 'video/MP2P', 'video/mpeg'],
  mpegts: ['video/mp2t'],
  mpegvideo: ['video/mpeg'],
  mxf: ['application/mxf'],
  nsv: [],
  nut: [],
  nuv: [],
  ogg: ['application/ogg', 'audio/ogg', 'video/ogg'],
  pva: [],
  rm: ['application/vnd.rn-realmedia'],
  smjpeg: [],
  ty: [],
  wtv: [],
};

/** FFmpeg's names of the containers that are read. */
export const containers: readonly string[] = Object.keys(known);

/** The types, by first bytes, of the files that are let in. */
export const mediaTypes: ReadonlySet<string> = new Set(Object.values(known).flat());
