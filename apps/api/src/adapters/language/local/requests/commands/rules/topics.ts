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
    '(i|we|they|{named}) [just|have|already|finally] (finished|completed|did|sorted|started|signed|paid|fixed|got|delivered) [with] {task}',
    '{named} can (start|begin) [on|with|work on|working on] {task}',
    '{task} (is|are) (a done deal|sorted|behind us|history|off the table|out of the way|over)',
  ],
  [
    `{task} ${bien} [por mi|para mi]`,
    'a {task}',
    '[ya] (empezamos|empece|hemos empezado|terminamos|termine|hemos terminado|acabamos|he acabado|pagamos|firmamos|arreglamos) [con] {task} [{day}]',
    '{filter:task} [,]',
    '{topical:task} :',
    '(en cuanto a|sobre|respecto a) {task} (,|:)',
  ],
  topic,
);
