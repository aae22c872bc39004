/** What the product has confirmed to its clients: from then on it must hold, whatever is killed. */
export class Confirmed {
  /** Ids of new tasks. */
  readonly created = new Set<string>();
  /** The newest number that a client has put into the title of its own task. */
  readonly titles = new Map<string, number>();
  /** The newest version of a task that somebody was told. */
  readonly versions = new Map<string, number>();
  /** Addresses of imported people. */
  readonly people = new Set<string>();
  /** SHA-256 of uploaded recordings by meeting. */
  readonly uploads = new Map<string, string>();
  /** Cookies of people who have signed in. */
  readonly sessions: string[] = [];
}
