/** What narrows tasks, each in a few words. Days are as they are to be read; null: that end is open. */
export interface FilterWords {
  overdue: string;
  due(from: string | null, to: string | null): string;
  proposals: string;
  notProposals: string;
  finished(from: string, to: string | null): string;
  changed(since: string): string;
  unmoved(since: string): string;
}

export const englishFilter: FilterWords = {
  overdue: 'overdue',
  due: (from, to) => {
    if (from === null) return `due until ${to}`;
    if (to === null) return `due from ${from}`;
    return from === to ? `due on ${from}` : `due from ${from} to ${to}`;
  },
  proposals: 'proposals',
  notProposals: 'no proposals',
  finished: (from, to) => (to === from ? `done on ${from}` : `done since ${from}`),
  changed: (since) => `changed since ${since}`,
  unmoved: (since) => `not moved since ${since}`,
};

export const spanishFilter: FilterWords = {
  overdue: 'vencidas',
  due: (from, to) => {
    if (from === null) return `que vencen hasta el ${to}`;
    if (to === null) return `que vencen desde el ${from}`;
    return from === to ? `que vencen el ${from}` : `que vencen del ${from} al ${to}`;
  },
  proposals: 'propuestas',
  notProposals: 'sin propuestas',
  finished: (from, to) => (to === from ? `hechas el ${from}` : `hechas desde el ${from}`),
  changed: (since) => `cambiadas desde el ${since}`,
  unmoved: (since) => `sin moverse desde el ${since}`,
};
