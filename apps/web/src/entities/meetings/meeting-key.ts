/** The first part of every `meetingKey`. */
export const meetings = 'meeting';

/** What the answer with a whole meeting is kept under: its page shows it, and passages of it are played by it. */
export const meetingKey = (id: string) => [meetings, id] as const;
