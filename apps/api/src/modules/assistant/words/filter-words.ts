/** What narrows tasks, each in a few words. Days are as they are to be read; null: that end is open. */
export interface FilterWords {
  unassigned: string;
  tagged(tags: string): string;
  /** Words that nothing is about. */
  without(words: string): string;
  /** The first of some tasks, by what. */
  extreme: Readonly<Record<'created' | 'newest' | 'due' | 'since', string>>;
  overdue: string;
  due(from: string | null, to: string | null): string;
  proposals: string;
  notProposals: string;
  finished(from: string, to: string | null): string;
  changed(from: string, to: string | null): string;
  unmoved(since: string): string;
}

export const englishFilter: FilterWords = {
  unassigned: 'unassigned',
  tagged: (tags) => `tagged ${tags}`,
  without: (words) => `leaving out “${words}”`,
  extreme: {
    created: 'the oldest',
    newest: 'the newest',
    due: 'the one due first',
    since: 'the longest in its column',
  },
  overdue: 'overdue',
  due: (from, to) => {
    if (from === null) return `due by ${to}`;
    if (to === null) return `due from ${from}`;
    return from === to ? `due on ${from}` : `due from ${from} to ${to}`;
  },
  proposals: 'proposals',
  notProposals: 'not proposals',
  finished: (from, to) => {
    if (to === null) return `done since ${from}`;
    return to === from ? `done on ${from}` : `done from ${from} to ${to}`;
  },
  changed: (from, to) => {
    if (to === null) return `changed since ${from}`;
    return to === from ? `changed on ${from}` : `changed from ${from} to ${to}`;
  },
  unmoved: (since) => `not moved since ${since}`,
};

export const spanishFilter: FilterWords = {
  unassigned: 'sin asignar',
  tagged: (tags) => `con la etiqueta ${tags}`,
  without: (words) => `sin tener en cuenta «${words}»`,
  extreme: {
    created: 'la más antigua',
    newest: 'la más reciente',
    due: 'la que vence primero',
    since: 'la que lleva más tiempo en su columna',
  },
  overdue: 'vencidas',
  due: (from, to) => {
    if (from === null) return `que vencen hasta el ${to}`;
    if (to === null) return `que vencen desde el ${from}`;
    return from === to ? `que vencen el ${from}` : `que vencen del ${from} al ${to}`;
  },
  proposals: 'propuestas',
  notProposals: 'que no son propuestas',
  finished: (from, to) => {
    if (to === null) return `hechas desde el ${from}`;
    return to === from ? `hechas el ${from}` : `hechas del ${from} al ${to}`;
  },
  changed: (from, to) => {
    if (to === null) return `cambiadas desde el ${from}`;
    return to === from ? `cambiadas el ${from}` : `cambiadas del ${from} al ${to}`;
  },
  unmoved: (since) => `sin moverse desde el ${since}`,
};
