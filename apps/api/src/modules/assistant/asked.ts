import type { Tag } from '@tavla/shared/contracts/tasks';
import { fullName } from '@tavla/shared/full-name';
import type { Permission } from '@tavla/shared/permissions';
import type { RequestContext } from '@/adapters/language/local/requests/request';
import type { CompanyDb } from '@/db/database';
import type { AssistantWords } from './words/assistant-words';

/** A question in its place: what every answer needs to know of it. */
export interface Asked extends RequestContext {
  db: CompanyDb;
  words: AssistantWords;
  /** IANA name; days and moments are told in it. */
  timeZone: string;
  /** The task whose ticket is open. */
  taskId: string | null;
  /** The meeting whose page is open. */
  audioId: string | null;
  /** Messages that are no source: the question itself. */
  exceptMessageIds: readonly string[];
  /** Whether others read the answer: it tells nothing then that not everybody may see. */
  forEverybody: boolean;
  /** What whoever asks may do: a token may less than its person. */
  permissions: readonly Permission[];
  /** What whoever asks may know of: `people` are only themselves otherwise, `departments` none, positions neither. */
  sees: { people: boolean; groups: boolean };
  /** The tags behind the names. */
  inUse: readonly Tag[];
}

/** What a person is called; undefined for one who is not there any more. */
export function nameOf({ people }: Pick<Asked, 'people'>, id: string | null): string | undefined {
  const person = people.find((one) => one.id === id);
  return person && fullName(person);
}
