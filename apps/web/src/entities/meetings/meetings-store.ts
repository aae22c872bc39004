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

/** An event of some versions ago does not say when its meeting was held; the nearest that it says is when it came. */
export function meetingOfEvent(data: unknown): Audio | undefined {
  const createdAt = (data as Partial<Audio> | null)?.createdAt;
  return Audio.safeParse({ recordedAt: createdAt, ...(data as object) }).data;
}

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
  parse: meetingOfEvent,
});
