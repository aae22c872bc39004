import { importRefusals } from './refusals/imports';
import { meetingRefusals } from './refusals/meetings';
import { peopleRefusals } from './refusals/people';
import { requestRefusals } from './refusals/requests';
import { signInRefusals } from './refusals/sign-in';
import { taskRefusals } from './refusals/tasks';
import { type ReasonIn, sayerOf } from './words';

/**
 * What the server refuses, in English; a language file for i18next. The browser takes its type alone: in English it
 * shows what the server says, and another language brings a file of its own.
 */
export const errorTemplates = {
  ...requestRefusals,
  ...peopleRefusals,
  ...importRefusals,
  ...taskRefusals,
  ...signInRefusals,
  ...meetingRefusals,
} as const;

export type ErrorReason = ReasonIn<typeof errorTemplates>;

export const say = sayerOf(errorTemplates);
