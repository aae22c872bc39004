import { useState } from 'react';
import { type Source, there } from '@/lib/forms/source';

/**
 * The entity of a form, out of a store that holds all of its kind.
 *
 * @param id null for a new one
 * @param entity what the store has under that id
 */
export function useStored<T>(id: string | null, entity: T | undefined): Source<T> {
  const [wasThere, setWasThere] = useState(false);
  if (entity !== undefined && !wasThere) setWasThere(true);
  if (id === null) return there<T>(null);
  return entity === undefined ? { state: 'gone', meanwhile: wasThere } : there(entity);
}
