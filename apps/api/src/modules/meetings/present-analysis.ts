import type { Analysis } from '@tavla/shared/contracts/audios';
import type { Analysis as EngineAnalysis } from '@/adapters/language/language';

/** What an engine found, in the product's own shape; no task stands behind an item yet. */
export function presentAnalysis({
  summary,
  engine,
  decisions,
  actionItems,
  updates,
}: EngineAnalysis): Analysis {
  return {
    summary,
    engine,
    decisions: decisions.map(({ text, quote, startMs }) => ({ text, quote, startMs })),
    actionItems: actionItems.map(({ title, ownerId, ownerCandidates, endDate, quote, startMs }) => ({
      taskId: null,
      title,
      ownerId,
      ownerCandidates,
      endDate,
      quote,
      startMs,
    })),
    updates: updates.map(({ taskId, status, quote, startMs }) => ({
      taskId,
      status: status === 'in_progress' ? 'in-progress' : status,
      quote,
      startMs,
    })),
  };
}
