import { useCallback, useEffect, useReducer, useRef } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { keepAwake } from './keep-awake';
import { forgetRecording } from './kept-recordings';
import { idle, recordReducer, type Sound } from './record-state';
import { type FinishedRecording, Recorder, type RecorderEvents } from './recorder';
import { ownerOf } from './recording-store';

/** The state of the drawer and its microphone. The level is read by the meter without a render. */
export function useRecordSession(onInterrupted: (reason: string) => void) {
  const owner = ownerOf(usePersonSession());
  const [state, dispatch] = useReducer(recordReducer, idle);
  const recorder = useRef<Recorder>(undefined);
  const level = useRef(0);
  const isWanted = useRef(false);

  const stop = useCallback(async () => {
    const current = recorder.current;
    recorder.current = undefined;
    if (current) dispatch({ type: 'recorded', sound: soundOf(await current.stop()) });
  }, []);

  const start = useCallback(async () => {
    dispatch({ type: 'start' });
    isWanted.current = true;
    const events: RecorderEvents = {
      onLevel: (value) => {
        level.current = value;
      },
      onTime: (milliseconds) => dispatch({ type: 'time', milliseconds }),
      onInterrupted: (reason) => {
        onInterrupted(reason);
        void stop();
      },
    };
    try {
      const started = await Recorder.start(owner, events);
      // The drawer was closed, or the session, while the browser asked for the microphone.
      if (!isWanted.current) return await started.discard();
      recorder.current = started;
      dispatch({ type: 'started' });
    } catch (error) {
      dispatch({ type: 'failed' });
      throw error;
    }
  }, [owner, onInterrupted, stop]);

  /** Ends and throws away whatever there is. */
  const discard = useCallback(
    async (sound: Sound | undefined) => {
      isWanted.current = false;
      const current = recorder.current;
      recorder.current = undefined;
      dispatch({ type: 'reset' });
      await current?.discard();
      if (sound?.recordingId) await forgetRecording(owner, sound.recordingId);
    },
    [owner],
  );

  const isRecording = state.stage === 'recording';
  useEffect(() => (isRecording ? keepAwake() : undefined), [isRecording]);
  // Whoever leaves the page keeps what was recorded: it is offered at the next visit.
  useEffect(
    () => () => {
      isWanted.current = false;
      void recorder.current?.stop();
    },
    [],
  );

  return { state, dispatch, start, stop, discard, level };
}

export function soundOf({ id, file, startedAt }: FinishedRecording): Sound {
  return { file, startedAt: new Date(startedAt), recordingId: id };
}
