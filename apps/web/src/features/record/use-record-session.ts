import { useCallback, useEffect, useReducer, useRef } from 'react';
import { keepAwake } from './keep-awake';
import { idle, recordReducer, type Sound } from './record-state';
import { type FinishedRecording, forgetRecording, Recorder, type RecorderEvents } from './recorder';

/** The state of the drawer and its microphone. The level is read by the meter without a render. */
export function useRecordSession(onInterrupted: (reason: string) => void) {
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
      const started = await Recorder.start(events);
      // The drawer was closed while the browser asked for the microphone.
      if (!isWanted.current) return await started.discard();
      recorder.current = started;
      dispatch({ type: 'started' });
    } catch (error) {
      dispatch({ type: 'failed' });
      throw error;
    }
  }, [onInterrupted, stop]);

  /** Ends and throws away whatever there is. */
  const discard = useCallback(async (sound: Sound | undefined) => {
    isWanted.current = false;
    const current = recorder.current;
    recorder.current = undefined;
    dispatch({ type: 'reset' });
    await current?.discard();
    if (sound?.recordingId) await forgetRecording(sound.recordingId);
  }, []);

  const isRecording = state.stage === 'recording';
  useEffect(() => (isRecording ? keepAwake() : undefined), [isRecording]);
  // Whoever leaves the page keeps what was recorded: it is offered at the next visit.
  useEffect(() => () => void recorder.current?.stop(), []);

  return { state, dispatch, start, stop, discard, level };
}

export function soundOf({ id, file, startedAt }: FinishedRecording): Sound {
  return { file, startedAt: new Date(startedAt), recordingId: id };
}
