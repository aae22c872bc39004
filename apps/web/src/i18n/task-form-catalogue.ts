import { taskForm } from './en/board/task-form';
import { addTexts } from './i18n';

/** The English texts of the form of a task, which imports this: the first card does not wait for them. */
export const taskFormEnglish = { taskForm };

addTexts(taskFormEnglish);
