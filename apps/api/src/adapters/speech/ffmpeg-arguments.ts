import { containers } from './containers/containers';
import { SAMPLE_RATE } from './pcm';

/** How the decoding child ends when the file, and not the machine, is at fault (EX_DATAERR). */
export const UNREADABLE_EXIT_CODE = 65;

/** One allocation of a hostile file may not take more than this. */
const MAX_ALLOCATION_BYTES = 256 * 1024 * 1024;

/** A pause up to so long is silence, in samples: an hour. What claims more is taken for a fault of the file. */
const longestPause = 3_600 * SAMPLE_RATE;

/**
 * Each sound at its time, as players have it: what begins late or pauses is filled with silence, or everything that is
 * said behind would be found too early. Sound is never dropped, which FFmpeg's own way does where times overlap: what
 * would stand on what was before it comes right after. In the registers: 0 is the end so far, 1 the time of this frame,
 * 2 what was taken for a fault so far.
 */
const laterThanAll = [
  'st(1,PTS-ld(2))',
  `if(gt(ld(1)-ld(0),${longestPause}),st(2,ld(2)+ld(1)-ld(0)))`,
  'st(1,max(PTS-ld(2),ld(0)))',
  'st(0,ld(1)+NB_SAMPLES)',
  'ld(1)',
].join(';');
const onTimeline = [
  `aformat=sample_fmts=s16:sample_rates=${SAMPLE_RATE}:channel_layouts=mono`,
  `asettb=1/${SAMPLE_RATE}`,
  `asetpts='${laterThanAll}'`,
  'aresample=async=1:first_pts=0',
].join(',');

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
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', containers.join(',')],
    ...['-i', `file:${input}`, '-map', '0:a:0', '-map_metadata', '-1'],
    ...['-af', onTimeline],
    ...['-t', String(maxSeconds), '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', '-y', output],
  ];
}
