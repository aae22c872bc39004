import { NamedWithCount } from '@tavla/shared/contracts/named';
import {
  createPosition,
  deletePosition,
  getPosition,
  listPositions,
  updatePosition,
} from '@tavla/shared/contracts/positions';
import { createEntityStore } from '@/entities/entity-store';
import { byText } from '@/entities/sorted-view';

export const positionsStore = createEntityStore({
  name: 'positions',
  contracts: {
    list: listPositions,
    get: getPosition,
    create: createPosition,
    update: updatePosition,
    remove: deletePosition,
  },
  compare: byText(({ name }: NamedWithCount) => name),
  parse: (data) => NamedWithCount.safeParse(data).data,
});
