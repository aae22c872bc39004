import {
  Audio,
  createAudio,
  deleteAudio,
  getAudio,
  listAudios,
  updateAudio,
} from '@tavla/shared/contracts/audios';
import { createEntityStore } from '@/entities/entity-store';
import { byText } from '@/entities/sorted-view';

export const meetingsStore = createEntityStore({
  name: 'audios',
  contracts: {
    list: listAudios,
    get: getAudio,
    create: createAudio,
    update: updateAudio,
    remove: deleteAudio,
  },
  compare: byText(({ name }: Audio) => name),
  parse: (data) => Audio.safeParse(data).data,
});
