import { SAMPLE_RATE } from './pcm';

/**
 * Containers that hold sound. Everything else is refused before it is opened, above all what names other
 * files or addresses: playlists (hls, concat, dash, sdp), image sequences, subtitles, scripts.
 */
const CONTAINERS =
  'wav,w64,mp3,aac,flac,ogg,mov,matroska,aiff,caf,amr,asf,avi,mpegts,mpeg,mpegvideo,au,ac3,eac3,dts,ape,wv,tta,flv,gsm,voc';

/** How the decoding child ends when the file, and not the machine, is at fault (EX_DATAERR). */
export const UNREADABLE_EXIT_CODE = 65;

/** One allocation of a hostile file may not take more than this. */
const MAX_ALLOCATION_BYTES = 256 * 1024 * 1024;

/**
 * FFmpeg's arguments for turning the first sound track of a file into PCM.
 *
 * @param input path of the file; opened as a file whatever it looks like
 * @param output where the PCM goes, e.g. `pipe:1`
 * @param maxSeconds stop decoding after so much sound
 */
export function ffmpegArguments(input: string, output: string, maxSeconds: number): string[] {
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-max_alloc', String(MAX_ALLOCATION_BYTES)],
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', CONTAINERS],
    ...['-i', `file:${input}`, '-map', '0:a:0', '-map_metadata', '-1'],
    ...['-t', String(maxSeconds), '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', '-y', output],
  ];
}
