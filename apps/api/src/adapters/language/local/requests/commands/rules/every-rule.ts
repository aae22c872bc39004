import type { CommandRule } from '../rule';
import { assignRules } from './assign';
import { commentRules } from './comment';
import { createRules } from './create';
import { deleteRules } from './delete';
import { dueRules } from './due';
import { mergeRules } from './merge';
import { moveRules } from './move';
import { remindRules } from './remind';
import { shiftRules } from './shift';
import { splitRules } from './split';
import { tagRules } from './tags';
import { topicRules } from './topics';
import { wordRules } from './words';

export const everyRule: readonly CommandRule[] = [
  ...assignRules,
  ...moveRules,
  ...dueRules,
  ...shiftRules,
  ...tagRules,
  ...wordRules,
  ...splitRules,
  ...commentRules,
  ...remindRules,
  ...mergeRules,
  ...deleteRules,
  ...createRules,
  ...topicRules,
];
