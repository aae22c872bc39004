import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PlayerAction, steps } from '@/entities/meetings/player/player-keys';
import { usePersonSession } from '@/entities/session/person-session-context';

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
const kept = 'play-speed';

type Heard = SyntheticEvent<HTMLAudioElement>;

export type Player = ReturnType<typeof usePlayer>;

/**
 * One audio element that the whole page plays from, and where it stands. Without sound it only stands somewhere.
 * @param durationMs as the server has it: a file without a header that says so does not know its own length
 */
export function usePlayer(durationMs: number | null) {
  const { kept: store } = usePersonSession();
  const audio = useRef<HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [speed, setSpeedTo] = useState(() => speeds.find((one) => one === store.read(kept)) ?? 1);
  /** Grows whenever somebody asks for a place: what is shown goes there, wherever it was. */
  const [jumps, setJumps] = useState(0);
  const now = useRef(0);

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
  const play = useCallback(() => {
    // A recording in a format that the browser cannot play says so by its error event.
    audio.current?.play().catch(() => {});
  }, []);
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
      else if (audio.current?.paused) play();
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

  const heard = useMemo(
    () => ({
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setFailed(true),
      onLoadedMetadata: () => setFailed(false),
      onTimeUpdate: ({ currentTarget }: Heard) => {
        now.current = currentTarget.currentTime * 1000;
        setTime(now.current);
      },
    }),
    [],
  );
  return { audio, time, isPlaying, hasFailed, speed, jumps, heard, goTo, playFrom, act, setSpeed };
}
