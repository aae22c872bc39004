import type { QuestionRule } from '../question-rule';
import { attendanceQuestions } from './attendance-questions';
import { boardQuestions } from './board-questions';
import { changeQuestions } from './change-questions';
import { commentQuestions } from './comment-questions';
import { dueQuestions } from './due-questions';
import { everydayQuestions } from './everyday-questions';
import { fieldQuestions } from './field-questions';
import { loadQuestions } from './load-questions';
import { meetingDayQuestions, meetingQuestions } from './meeting-questions';
import { overviewQuestions } from './overview-questions';
import { peopleQuestions } from './people-questions';
import { summaryQuestions } from './summary-questions';
import { talkQuestions } from './talk-questions';

/** In the order in which they are tried: the closer forms first. */
export const everyQuestion: readonly QuestionRule[] = [
  ...overviewQuestions,
  ...commentQuestions,
  ...everydayQuestions,
  ...dueQuestions,
  ...loadQuestions,
  ...boardQuestions,
  ...peopleQuestions,
  ...attendanceQuestions,
  ...meetingQuestions,
  ...talkQuestions,
  ...summaryQuestions,
  ...fieldQuestions,
  ...changeQuestions,
  ...meetingDayQuestions,
];
