/** A recording, or a file that was dropped or chosen, before it is uploaded. */
export interface Sound {
  file: File;
  startedAt: Date;
  /** Of a recording that the browser keeps; a chosen file has none. */
  recordingId: string | null;
}

export type RecordState =
  | { stage: 'idle' }
  | { stage: 'starting' }
  | { stage: 'recording'; milliseconds: number }
  | { stage: 'chosen'; sound: Sound }
  | { stage: 'language'; sound: Sound }
  | { stage: 'uploading'; sound: Sound; sentBytes: number; isWaiting: boolean };

export type RecordAction =
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'time'; milliseconds: number }
  | { type: 'failed' }
  | { type: 'recorded'; sound: Sound }
  | { type: 'choose'; sound: Sound }
  | { type: 'continue' }
  | { type: 'upload' }
  | { type: 'progress'; sentBytes: number }
  | { type: 'waiting' }
  | { type: 'refused' }
  | { type: 'reset' };

export const idle: RecordState = { stage: 'idle' };

/** The recorder's states; an action that does not fit the state changes nothing. */
export function recordReducer(state: RecordState, action: RecordAction): RecordState {
  switch (action.type) {
    case 'reset':
    case 'failed':
      return idle;
    case 'start':
      return state.stage === 'idle' || state.stage === 'chosen' ? { stage: 'starting' } : state;
    case 'started':
      return state.stage === 'starting' ? { stage: 'recording', milliseconds: 0 } : state;
    case 'time':
      return state.stage === 'recording' ? { ...state, milliseconds: action.milliseconds } : state;
    case 'recorded':
      return { stage: 'language', sound: action.sound };
    case 'choose':
      return state.stage === 'idle' || state.stage === 'chosen'
        ? { stage: 'chosen', sound: action.sound }
        : state;
    case 'continue':
      return state.stage === 'chosen' ? { stage: 'language', sound: state.sound } : state;
    case 'upload':
      return state.stage === 'language'
        ? { stage: 'uploading', sound: state.sound, sentBytes: 0, isWaiting: false }
        : state;
    case 'progress':
      return state.stage === 'uploading'
        ? { ...state, sentBytes: action.sentBytes, isWaiting: false }
        : state;
    case 'waiting':
      return state.stage === 'uploading' ? { ...state, isWaiting: true } : state;
    case 'refused':
      return state.stage === 'uploading' ? { stage: 'language', sound: state.sound } : state;
  }
}

/** Whether closing now would lose something that the person made. */
export function wouldLose(state: RecordState): boolean {
  return state.stage !== 'idle' && state.stage !== 'starting';
}
