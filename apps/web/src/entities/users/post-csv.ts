import { startImport } from '@tavla/shared/contracts/user-import';
import { call } from '@/api/call';
import { usersStore } from './users-store';

/**
 * Starts the import of a CSV file; the people arrive one by one as events. Answers how far it is. Apart from the store,
 * so that the board does not load what an import is made of.
 */
export const postCsv = (file: File) =>
  usersStore.operation('postCsv', () => {
    const body = new FormData();
    body.append('file', file);
    return call(startImport, { body, timeout: 0 });
  });
