import { type Build, type CommandRule, rules } from '../rule';

const topic: Build = ({ task }) => ({ task: task ?? null, wishes: [], isTopic: true });

const fine =
  '(fine|ok|okay|good|great|done|finished|ready|complete|completed|approved) [by me|with me|to me|for me|now]';
const bien =
  '(esta|ya esta|me parece|parece|queda) (bien|lista|listo|terminada|terminado|hecha|hecho|acabada|acabado|perfecta|perfecto)';

/** What says which task the next words are about, and asks for nothing by itself. */
export const topicRules: readonly CommandRule[] = rules(
  [
    `{task} (is|looks|seems|are|look) [all] ${fine}`,
    '(as for|regarding|concerning|about) {task} (,|:)',
    '{filter:task} (,|:)',
    '{topical:task} :',
  ],
  [
    `{task} ${bien} [por mi|para mi]`,
    'a {task}',
    '{filter:task} [,]',
    '{topical:task} :',
    '(en cuanto a|sobre|respecto a) {task} (,|:)',
  ],
  topic,
);
