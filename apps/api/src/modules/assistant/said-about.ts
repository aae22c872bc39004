import { linesOf, type SaidLine } from '@/modules/meetings/said/said';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Asked } from './asked';

/** The talk around what a task quotes; nothing where it comes from no meeting, or from one that may not be told of. */
export async function linesAround(
  asked: Asked,
  { originAudioId: audioId, originStartMs, seesOrigin }: TaskRow,
  around: number,
): Promise<{ audioId: string; meetingName: string; startMs: number; lines: SaidLine[] } | undefined> {
  if (audioId === null || originStartMs === null || seesOrigin === false) return undefined;
  const stretch = { audioId, fromMs: originStartMs - around, toMs: originStartMs + around };
  const said = await linesOf(asked, stretch);
  return said && { audioId, startMs: originStartMs, ...said };
}
