import { rule } from '@tavla/shared/field-words';
import { Id } from '@tavla/shared/fields';
import { jsonText } from '@tavla/shared/json-text';
import { z } from 'zod';

/** Departments or people that one meeting may be shown to. */
export const visibleToMax = 500;

/**
 * Who may see a meeting: everybody of the company, the people of departments, or people. Whoever uploaded it always
 * may; `people` without ids is nobody else.
 */
export const Visibility = z.object({
  to: z.enum(['company', 'departments', 'people']),
  ids: z.array(Id).max(visibleToMax),
});
export type Visibility = z.infer<typeof Visibility>;

/** Departments are one at least when somebody says so, though the last one may be deleted later. */
const namesReaders = ({ to, ids }: Visibility) => to !== 'departments' || ids.length > 0;
const namesNobody = { ...rule('too-few-entries', { field: 'ids', count: 1 }), path: ['ids'] };

/** As a form has it. */
export const ChosenVisibility = Visibility.refine(namesReaders, namesNobody);

/** As it is sent. */
export const WantedVisibility = Visibility.extend({ ids: Visibility.shape.ids.default([]) }).refine(
  namesReaders,
  namesNobody,
);

/** The same where only text travels: as JSON. */
export const VisibilityText = jsonText('visibility', 50 * visibleToMax, WantedVisibility);
