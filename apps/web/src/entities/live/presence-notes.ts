type Receive = (data: unknown) => void;

let receive: Receive | undefined;

/** What takes who is at a ticket: it comes with the first ticket that is opened, and the board stands without it. */
export function takePresenceNotes(receiver: Receive): void {
  receive = receiver;
}

/** Hands on what the stream tells of somebody at a ticket; where no ticket was opened yet, nobody wants to know. */
export function passPresenceNote(data: unknown): void {
  receive?.(data);
}
