import { useSyncExternalStore } from 'react';

/** `live`: the event stream is open. `offline`: given up until someone asks for it again. */
export type StreamStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

// One word about the connection, put back when a session closes, and who listens to it while they are there.
let status: StreamStatus = 'connecting';
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();

export function setStreamStatus(next: StreamStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

export function getStreamStatus(): StreamStatus {
  return status;
}

/** Calls back when the status changed; returns the way to stop listening. */
export function onStreamStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The status of the event stream, for the badge. */
export function useStreamStatus(): StreamStatus {
  return useSyncExternalStore(onStreamStatus, getStreamStatus);
}

/** Tries again now; what a click on the badge does. */
export function reconnectStream(): void {
  for (const wake of wakers) wake();
}

/** Whoever keeps the stream listens here. */
export function onReconnectAsked(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
