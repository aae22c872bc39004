import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePersonSession } from '@/entities/session/person-session-context';
import { findMeeting } from '../meeting-query';
import { canReachSound } from '../player/reach-sound';
import { passageEnd } from './passage-end';
import { type Turn, takeTurn } from './turns';

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

  const turn = useRef<Turn>(null);
  useEffect(() => () => turn.current?.end(), []);

  const play = async () => {
    const element = audio.current;
    if (!element) return;
    const own = takeTurn(() => {
      element.pause();
      setStatus('idle');
    });
    turn.current = own;
    setStatus('loading');
    try {
      const meeting = await findMeeting(client, audioId);
      if (own.isOver()) return;
      end.current = passageEnd(meeting.segments, startMs, quote);
      try {
        await seek(element, startMs / 1000);
      } catch (error) {
        // Its own requests cannot renew the session, as this one does.
        if (own.isOver() || !(await canReachSound(session, audioId))) throw error;
        await seek(element, startMs / 1000);
      }
      if (own.isOver()) return;
      await element.play();
      if (!own.isOver()) setStatus('playing');
    } catch {
      if (!own.isOver()) setStatus('failed');
    }
  };

  return {
    audio,
    status,
    toggle: () => void (status === 'playing' ? turn.current?.end() : play()),
    onTime: () => {
      if ((audio.current?.currentTime ?? 0) * 1000 >= end.current) turn.current?.end();
    },
    onEnd: () => turn.current?.end(),
    // What fails while it is loaded is tried once more.
    onFailed: () => setStatus((now) => (now === 'playing' ? 'failed' : now)),
  };
}
