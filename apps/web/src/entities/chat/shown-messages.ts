import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Outgoing } from './conversations';

/**
 * Those of the messages on their way that are not among those that have arrived. One that is there was sent, whatever
 * became of the answer to the call that sent it.
 */
export function underway(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.filter((one) => messages.every(({ id }) => id !== one.id));
}

/** The other ones. */
export function arrived(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.filter((one) => messages.some(({ id }) => id === one.id));
}
