import { accessData } from './access-data';
import { meetingData } from './meeting-data';
import { peopleData } from './people-data';
import { recordData } from './record-data';
import { taskData } from './task-data';
import type { TableData } from './treatment';

/**
 * Where personal data stands, and what erasing a person does with it: every column of the database that can hold
 * a reference, a text or bytes. The eraser works from it, and a test fails for a column that is not in it.
 */
export const personalData: Readonly<Record<string, TableData>> = {
  ...peopleData,
  ...accessData,
  ...taskData,
  ...meetingData,
  ...recordData,
};
