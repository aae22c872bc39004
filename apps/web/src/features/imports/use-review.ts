import { useMutation } from '@tanstack/react-query';
import {
  type ImportChoices,
  previewTaskImport,
  type TaskImportPreview,
} from '@tavla/shared/contracts/data/imports';
import { useState } from 'react';
import { call } from '@/api/call';

/**
 * How a file is to be read, and what importing it so would do. Reading a large one takes seconds, in which people go on
 * choosing: what they chose stands, and of the answers only that to the newest choice counts. Until it is there the
 * last one stays.
 */
export function useReview(first: TaskImportPreview) {
  const [choices, setChoices] = useState<ImportChoices>(first.choices);
  const [preview, setPreview] = useState(first);
  const again = useMutation({
    mutationFn: (body: ImportChoices) =>
      call(previewTaskImport, { params: { id: first.id }, body, timeout: 0 }),
  });
  const choose = (some: ImportChoices) => {
    const wanted = { ...choices, ...some };
    setChoices(wanted);
    // Given here and not above, it is called for the newest of several alone.
    again.mutate(wanted, {
      onSuccess: (read) => {
        setPreview(read);
        setChoices(read.choices);
      },
    });
  };
  return { choices, preview, choose, isReading: again.isPending, fault: again.error };
}
