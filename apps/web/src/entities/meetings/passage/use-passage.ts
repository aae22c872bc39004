import { useQueryClient } from '@tanstack/react-query';
import { getAudio } from '@tavla/shared/contracts/audios';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/api/call';
import { queryFreshness } from '@/api/query-freshness';
import { usePersonSession } from '@/entities/session/person-session-context';
import { canReachSound } from '../player/reach-sound';
import { passageEnd } from './passage-end';

/** What was said at a second of a recording. */
export interface Passage {
  audioId: string;
  startMs: number;
  quote: string;
}

type Status = 'idle' | 'loading' | 'playing' | 'failed';

/** Loads as much as is needed to stand at a second of the recording; play would begin at its start. */
async function seek(element: HTMLAudioElement, seconds: number): Promise<void> {
  if (element.error || element.readyState < HTMLMediaElement.HAVE_METADATA) {
    element.load();
    await happens(element, 'loadedmetadata');
  }
  element.currentTime = seconds;
  if (element.seeking) await happens(element, 'seeked');
}

function happens(element: HTMLAudioElement, name: 'loadedmetadata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener(name, resolve, { once: true });
    element.addEventListener('error', reject, { once: true });
  });
}

/** Plays one passage of a meeting, and nothing before or after it. */
export function usePassage({ audioId, startMs, quote }: Passage) {
  const client = useQueryClient();
  const session = usePersonSession();
  const audio = useRef<HTMLAudioElement>(null);
  const end = useRef(Number.POSITIVE_INFINITY);
  const [status, setStatus] = useState<Status>('idle');

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  const stop = () => {
    audio.current?.pause();
    setStatus('idle');
  };

  const play = async () => {
    const element = audio.current;
    if (!element) return;
    setStatus('loading');
    try {
      const meeting = await client.fetchQuery({
        queryKey: ['audio', audioId],
        queryFn: () => call(getAudio, { params: { id: audioId } }),
        staleTime: queryFreshness,
      });
      end.current = passageEnd(meeting.segments, startMs, quote);
      try {
        await seek(element, startMs / 1000);
      } catch (error) {
        // Its own requests cannot renew the session, as this one does.
        if (!(await canReachSound(session, audioId))) throw error;
        await seek(element, startMs / 1000);
      }
      await element.play();
      setStatus('playing');
    } catch {
      setStatus('failed');
    }
  };

  return {
    audio,
    status,
    toggle: () => void (status === 'playing' ? stop() : play()),
    onTime: () => {
      if ((audio.current?.currentTime ?? 0) * 1000 >= end.current) stop();
    },
    onEnd: () => setStatus('idle'),
    // What fails while it is loaded is tried once more.
    onFailed: () => setStatus((now) => (now === 'playing' ? 'failed' : now)),
  };
}
