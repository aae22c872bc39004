import { useState } from 'react';

/** A question that something waits for: `ask` resolves with the answer, true for yes. Draw it while it is asking. */
export function useQuestion() {
  const [settle, setSettle] = useState<(isYes: boolean) => void>();
  const answer = (isYes: boolean) => {
    setSettle(undefined);
    settle?.(isYes);
  };
  return {
    isAsking: settle !== undefined,
    ask: () => new Promise<boolean>((resolve) => setSettle(() => resolve)),
    confirm: () => answer(true),
    cancel: () => answer(false),
  };
}
