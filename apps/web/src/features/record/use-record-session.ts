import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type FinishedRecording, forgetRecording } from '@/entities/meetings/recordings/kept-recordings';
import { letGo } from '@/entities/meetings/recordings/recording-lock';
import { ownerOf, type StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { usePersonSession } from '@/entities/session/person-session-context';
import { idle, recordReducer, type Sound } from './record-state';
import { keepAwake } from './recorder/keep-awake';
import { readChoice } from './recorder/microphone-choice';
import { Recorder, type RecorderEnd, type RecorderEvents } from './recorder/recorder';

interface Listeners {
  /** The recording had to end, and is kept. */
  onEnd(why: RecorderEnd): void;
  /** It goes on with another microphone, or with the same one that was taken away. */
  onReplaced(label: string, isSame: boolean): void;
}

/** The state of the drawer and its microphone. The level is read by the meter without a render. */
export function useRecordSession(listeners: Listeners) {
  const person = usePersonSession();
  const owner = ownerOf(person);
  const [state, dispatch] = useReducer(recordReducer, idle);
  const recorder = useRef<Recorder>(undefined);
  const level = useRef(0);
  /** Counts the starts and what gives one up: whichever is not the newest is over. */
  const starts = useRef(0);
  const heard = useRef(listeners);
  heard.current = listeners;

  /** @param isTold the person knows already that it had to end */
  const stop = useCallback(async (isTold = false) => {
    const current = recorder.current;
    recorder.current = undefined;
    if (!current) return;
    try {
      dispatch({ type: 'recorded', sound: soundOf(await current.stop()) });
    } catch {
      // The browser's storage is gone or shut: nothing can be heard or sent now, and nothing was taken out of it.
      dispatch({ type: 'failed' });
      letGo(current.id);
      if (!isTold) heard.current.onEnd('unsaved');
    }
  }, []);

  /**
   * One that is given up while the browser asks for the microphone, by closing the drawer or the session, comes to
   * nothing, also where another was begun since.
   * @param earlier a recording that is gone on with
   */
  const start = async (earlier?: StoredRecording) => {
    dispatch({ type: 'start' });
    const own = ++starts.current;
    const isWanted = () => starts.current === own;
    const events: RecorderEvents = {
      onLevel: (value) => {
        if (isWanted()) level.current = value;
      },
      onStatus: (status) => isWanted() && dispatch({ type: 'status', status }),
      onReplaced: (...which) => isWanted() && heard.current.onReplaced(...which),
      onEnd: (why) => {
        if (!isWanted() || !recorder.current) return;
        heard.current.onEnd(why);
        void stop(true);
      },
    };
    try {
      const started = await Recorder.start({ owner, choice: readChoice(person.kept), earlier }, events);
      if (!isWanted()) return void (await (earlier ? keep(started) : started.discard()));
      recorder.current = started;
      dispatch({ type: 'started' });
    } catch (error) {
      if (!isWanted()) return earlier && letGo(earlier.id);
      dispatch({ type: 'failed' });
      throw error;
    }
  };

  const togglePause = (isHeld: boolean) => (isHeld ? recorder.current?.resume() : recorder.current?.pause());

  /** Ends and throws away whatever there is. */
  const discard = async (sound: Sound | undefined) => {
    starts.current++;
    const current = recorder.current;
    recorder.current = undefined;
    dispatch({ type: 'reset' });
    await current?.discard();
    const { recordingId } = sound ?? {};
    if (!recordingId) return;
    await forgetRecording(owner, recordingId);
    letGo(recordingId);
  };

  const isRecording = state.stage === 'recording';
  useEffect(() => (isRecording ? keepAwake() : undefined), [isRecording]);
  const newest = useRef(state);
  newest.current = state;
  // Whoever leaves the page keeps what was recorded: it is offered at the next visit.
  useEffect(
    () => () => {
      starts.current++;
      if (recorder.current) void keep(recorder.current);
      else if ('sound' in newest.current) letGo(newest.current.sound.recordingId ?? '');
    },
    [],
  );

  return { state, dispatch, start, stop, togglePause, discard, level };
}

/** Ends a recording, which stays in the browser for whoever finds it. */
async function keep(recorder: Recorder): Promise<void> {
  await recorder.stop().catch(() => undefined);
  letGo(recorder.id);
}

export function soundOf({ id, file, startedAt, gaps, audience }: FinishedRecording): Sound {
  return { file, startedAt: new Date(startedAt), recordingId: id, gaps, audience };
}
