import { createContext, useContext } from 'react';

/** The ids of cards that look different for a while. */
export interface CardStates {
  selected: ReadonlySet<string>;
  highlighted: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Apart from the board's context, because it changes far more often. */
export const CardStatesContext = createContext<CardStates>({
  selected: none,
  highlighted: none,
  waiting: none,
});

export function useCardStates(): CardStates {
  return useContext(CardStatesContext);
}
