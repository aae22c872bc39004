import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { AppDispatch } from '@/entities/entity-store';

const highlightTime = 2_000;

/** How many highlights of each task are still running. */
type Highlights = Record<string, number>;

const slice = createSlice({
  name: 'highlights',
  initialState: {} as Highlights,
  reducers: {
    began: (state, { payload: id }: PayloadAction<string>) => {
      state[id] = (state[id] ?? 0) + 1;
    },
    ended: (state, { payload: id }: PayloadAction<string>) => {
      const left = (state[id] ?? 0) - 1;
      if (left > 0) state[id] = left;
      else delete state[id];
    },
  },
});

export const highlightsReducer = slice.reducer;

/** Marks a task for the highlight time; one that changes again meanwhile stays marked. */
export function highlightTask(id: string) {
  return (dispatch: AppDispatch): void => {
    dispatch(slice.actions.began(id));
    setTimeout(() => dispatch(slice.actions.ended(id)), highlightTime);
  };
}

/** The highlighted tasks, as the keys. */
export function useHighlights(): Highlights {
  return useSelector((root: { highlights: Highlights }) => root.highlights);
}
