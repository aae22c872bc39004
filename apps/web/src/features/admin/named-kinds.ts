import { mergeDepartment } from '@tavla/shared/contracts/departments';
import type { Named } from '@tavla/shared/contracts/named';
import { mergePosition } from '@tavla/shared/contracts/positions';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { paths } from '@/lib/paths';

export type NamedKind = 'positions' | 'departments';

/** Where positions and departments differ for those who manage them. */
export const namedKinds = {
  positions: {
    store: positionsStore,
    merge: mergePosition,
    entity: 'position',
    peopleOf: ({ id }: Named) => paths.users({ positionId: id }),
  },
  departments: {
    store: departmentsStore,
    merge: mergeDepartment,
    entity: 'department',
    peopleOf: ({ id }: Named) => paths.users({ departmentId: id }),
  },
} as const;
