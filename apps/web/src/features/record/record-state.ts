import type { Gap } from '@/entities/meetings/recordings/gaps';
import type { Audience } from '@/entities/meetings/visibility/audience';
import type { RecorderStatus } from './recorder/recorder';

/** A recording, or a file that was dropped or chosen, before it is uploaded. */
export interface Sound {
  file: File;
  startedAt: Date;
  /** Of a recording that the browser keeps; a chosen file has none. */
  recordingId: string | null;
  gaps: Gap[];
  audience: Audience;
}

export type RecordState =
  | { stage: 'idle' }
  | { stage: 'starting' }
  | { stage: 'recording'; status: RecorderStatus }
  | { stage: 'chosen'; sound: Sound }
  | { stage: 'language'; sound: Sound };

export type RecordAction =
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'status'; status: RecorderStatus }
  | { type: 'failed' }
  | { type: 'recorded'; sound: Sound }
  | { type: 'choose'; sound: Sound }
  | { type: 'continue' }
  | { type: 'reset' };

export const idle: RecordState = { stage: 'idle' };

const atStart: RecorderStatus = {
  milliseconds: 0,
  isPaused: false,
  takenBy: null,
  isSilent: false,
  roomMinutes: null,
};

/** The recorder's states; an action that does not fit the state changes nothing. */
export function recordReducer(state: RecordState, action: RecordAction): RecordState {
  switch (action.type) {
    case 'reset':
    case 'failed':
      return idle;
    case 'start':
      return state.stage === 'idle' || state.stage === 'chosen' ? { stage: 'starting' } : state;
    case 'started':
      return state.stage === 'starting' ? { stage: 'recording', status: atStart } : state;
    case 'status':
      return state.stage === 'recording' ? { ...state, status: action.status } : state;
    case 'recorded':
      return { stage: 'language', sound: action.sound };
    case 'choose':
      return state.stage === 'idle' || state.stage === 'chosen'
        ? { stage: 'chosen', sound: action.sound }
        : state;
    case 'continue':
      return state.stage === 'chosen' ? { stage: 'language', sound: state.sound } : state;
  }
}

/** Whether closing now would lose something that the person made. */
export function wouldLose(state: RecordState): boolean {
  return state.stage !== 'idle' && state.stage !== 'starting';
}
