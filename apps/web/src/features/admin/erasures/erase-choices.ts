import type { ErasedKind, ErasureInput, ErasurePreview } from '@tavla/shared/contracts/data/erasures';

export interface EraseChoices {
  recordings: 'keep' | 'delete';
  files: 'keep' | 'delete';
  tasks: 'unassign' | 'handOver';
  heirId: string | null;
  /** Names that texts keep. */
  spared: string[];
  name: string;
}

/** What is lost for ever is chosen on purpose. */
export const firstChoices: EraseChoices = {
  recordings: 'keep',
  files: 'keep',
  tasks: 'unassign',
  heirId: null,
  spared: [],
  name: '',
};

export interface ChoiceFaults {
  heir?: true;
  name?: true;
}

/** How many of a kind are theirs. */
export const countOf = ({ items }: Pick<ErasurePreview, 'items'>, kind: ErasedKind): number =>
  items.find((item) => item.kind === kind)?.count ?? 0;

/** What is not chosen yet. */
export function faultsOf({ tasks, heirId, name }: EraseChoices, preview: ErasurePreview): ChoiceFaults {
  const typed = name.trim().toLocaleLowerCase();
  return {
    ...(tasks === 'handOver' && countOf(preview, 'assigned') > 0 && !heirId && { heir: true }),
    ...(typed !== preview.name.trim().toLocaleLowerCase() && { name: true }),
  };
}

export const isComplete = (choices: EraseChoices, preview: ErasurePreview): boolean =>
  Object.keys(faultsOf(choices, preview)).length === 0;

export const wishOf = ({ recordings, files, tasks, heirId, spared, name }: EraseChoices): ErasureInput => ({
  ...{ name, recordings, files, spared },
  handOverTo: tasks === 'handOver' ? heirId : null,
});
