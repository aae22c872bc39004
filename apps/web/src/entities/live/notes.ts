type Receive = (data: unknown) => void;

const receivers: Partial<Record<'presence' | 'answers', Receive>> = {};

/**
 * What takes the notes of the stream that are kept nowhere: who is at a ticket, and answers as they are written. It
 * comes with the first conversation that is opened, and the board stands without it.
 */
export function takeNotes(resource: keyof typeof receivers, receiver: Receive): void {
  receivers[resource] = receiver;
}

/** Hands on a note; where no conversation was opened yet, nobody wants to know. */
export function passNote(resource: keyof typeof receivers, data: unknown): void {
  receivers[resource]?.(data);
}
