import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PlayerAction, steps } from '@/entities/meetings/player/player-keys';
import { canReachSound } from '@/entities/meetings/player/reach-sound';
import { usePersonSession } from '@/entities/session/person-session-context';

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
const kept = 'play-speed';

type Heard = SyntheticEvent<HTMLAudioElement>;

/** Why nothing is heard: it does not come, or the browser does not know its format. */
type Fault = 'unreachable' | 'unplayable';

export type Player = ReturnType<typeof usePlayer>;

/**
 * One audio element that the whole page plays from, and where it stands. Without sound it only stands somewhere.
 * @param id the meeting's
 * @param durationMs as the server has it: a file without a header that says so does not know its own length
 */
export function usePlayer(id: string, durationMs: number | null) {
  const session = usePersonSession();
  const { kept: store } = session;
  const audio = useRef<HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [speed, setSpeedTo] = useState(() => speeds.find((one) => one === store.read(kept)) ?? 1);
  /** Grows whenever somebody asks for a place: what is shown goes there, wherever it was. */
  const [jumps, setJumps] = useState(0);
  const now = useRef(0);
  const isTriedAgain = useRef(false);
  const isRecovering = useRef(false);
  const isWanted = useRef(false);

  const goTo = useCallback(
    (milliseconds: number) => {
      const place = Math.min(Math.max(0, milliseconds), durationMs ?? Number.POSITIVE_INFINITY);
      if (audio.current) audio.current.currentTime = place / 1000;
      now.current = place;
      setTime(place);
      setJumps((count) => count + 1);
    },
    [durationMs],
  );
  /**
   * Loads it anew where it stands, once it can be had. Whoever wants to hear it meanwhile, does then: a second load
   * would silence the first.
   */
  const recover = useCallback(
    async (toPlay: boolean) => {
      isWanted.current ||= toPlay;
      if (isRecovering.current) return;
      isRecovering.current = true;
      const isThere = await canReachSound(session, id);
      isRecovering.current = false;
      const mayPlay = isWanted.current;
      isWanted.current = false;
      const element = audio.current;
      if (!isThere || !element) {
        isTriedAgain.current = false;
        setFault('unreachable');
        return;
      }
      element.load();
      element.currentTime = now.current / 1000;
      // A recording that cannot be had or played says so by its error event.
      if (mayPlay) element.play().catch(() => {});
    },
    [session, id],
  );
  const play = useCallback(() => {
    if (audio.current?.error) void recover(true);
    else audio.current?.play().catch(() => {});
  }, [recover]);
  const playFrom = useCallback(
    (milliseconds: number) => {
      goTo(milliseconds);
      play();
    },
    [goTo, play],
  );
  const act = useCallback(
    (action: PlayerAction) => {
      if (action !== 'toggle') goTo(now.current + steps[action]);
      else if (audio.current?.paused || audio.current?.error) play();
      else audio.current?.pause();
    },
    [goTo, play],
  );
  const setSpeed = useCallback(
    (wanted: (typeof speeds)[number]) => {
      setSpeedTo(wanted);
      store.write(kept, wanted);
    },
    [store],
  );
  useEffect(() => {
    if (!audio.current) return;
    audio.current.playbackRate = speed;
    // What is loaded later begins at this one.
    audio.current.defaultPlaybackRate = speed;
  }, [speed]);

  useEffect(() => {
    const element = audio.current;
    // Taken out of the page, it would load on: of a meeting that was closed to the person meanwhile, too.
    return () => {
      element?.removeAttribute('src');
      element?.load();
    };
  }, []);

  const heard = useMemo(
    () => ({
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: ({ currentTarget: { error, paused } }: Heard) => {
        setPlaying(false);
        const { MEDIA_ERR_DECODE, MEDIA_ERR_NETWORK } = MediaError;
        if (error?.code !== MEDIA_ERR_DECODE && !isTriedAgain.current) {
          isTriedAgain.current = true;
          void recover(!paused);
          return;
        }
        isTriedAgain.current = false;
        // It can be had and does not play all the same: then it is the format.
        setFault(error?.code === MEDIA_ERR_NETWORK ? 'unreachable' : 'unplayable');
      },
      onLoadedMetadata: () => {
        isTriedAgain.current = false;
        setFault(null);
      },
      onTimeUpdate: ({ currentTarget }: Heard) => {
        now.current = currentTarget.currentTime * 1000;
        setTime(now.current);
      },
    }),
    [recover],
  );
  return { audio, time, isPlaying, fault, speed, jumps, heard, goTo, playFrom, act, setSpeed };
}
