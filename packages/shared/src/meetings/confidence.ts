/**
 * From here on an engine is sure enough that an action item becomes a proposal on the board by itself: of all that are,
 * seven of ten are right (docs/performance.md).
 */
const proposedFrom = 0.45;

/** Whether an action item is likely, and not only possible. */
export const isLikely = ({ confidence }: { confidence: number }) => confidence >= proposedFrom;
