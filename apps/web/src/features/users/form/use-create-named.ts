import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { useState } from 'react';
import { savingErrorText } from '@/api/error-text';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';

const stores = { position: positionsStore, department: departmentsStore };

/**
 * Makes a position or a department from the text typed into a picker. A failure is told to `onFailed` in the server's
 * words; the text stays in the picker.
 */
export function useCreateNamed(kind: keyof typeof stores, onFailed: (message: string) => void) {
  const dispatch = useAppDispatch();
  const [isCreating, setCreating] = useState(false);
  async function create(name: string): Promise<NamedWithCount | undefined> {
    setCreating(true);
    try {
      const created = await dispatch(stores[kind].post({ name }));
      showSaved(kind, 'created');
      return created;
    } catch (error) {
      onFailed(savingErrorText(error));
      return undefined;
    } finally {
      setCreating(false);
    }
  }
  return { create, isCreating };
}
