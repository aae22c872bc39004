import type { Picture } from '@/adapters/language/language';
import type { Sources } from './sources';

/** Pictures of a conversation that a model may be shown. */
export interface PicturesAtHand {
  shown: readonly (Omit<Picture, 'mark'> & { id: string })[];
  /** What those of the message are called that it is not shown. */
  left: readonly string[];
}

/** The pictures with the marks by which a model cites them; what it says of one rests on that file. */
export function markPictures({ shown }: PicturesAtHand, sources: Sources): Picture[] {
  return shown.map(({ id, ...picture }) => {
    return { ...picture, mark: sources.mark({ kind: 'file', id, title: picture.name, quote: '' }) };
  });
}
