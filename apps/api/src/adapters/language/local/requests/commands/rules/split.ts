import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { type Build, type CommandRule, rules } from '../rule';

const split: Build = ({ task, titles = [], count }) => {
  // 'Into three: A and B' leaves one unsaid.
  if (count !== undefined && titles.length > 0 && count !== titles.length)
    return unclear('titles', titles.join(', '), 'unsure', titles);
  return {
    task: task ?? null,
    wishes: [{ kind: 'split', titles, ...(count && titles.length === 0 ? { count } : {}) }],
  };
};

const verb = '(split|break|divide|chop|cut|slice|carve|separate)';
const parts =
  '(tasks|tickets|parts|pieces|subtasks|steps|smaller tasks|smaller pieces|smaller parts|smaller steps|cards|ones)';
const partes =
  '(tareas|tickets|partes|trozos|subtareas|pasos|tareas mas pequenas|tareas pequenas|partes mas pequenas|tarjetas)';

/** One that becomes several. */
export const splitRules: readonly CommandRule[] = rules(
  [
    `${verb} [{task}] [up|down] (into|in) {count} [${parts}]`,
    `${verb} [{task}] [up|down] (into|in) {count} [${parts}] [,] [namely] {titles}`,
    `${verb} [{task}] [up|down] (into|in) [several|some] [${parts}] {titles}`,
    `${verb} {task} [up|down] (into|in|,|by|with|as|-) [a|${parts}] [one|two|part|piece|task] (per|for each|for every|a|each) {word} [:|,|-] {titles}`,
    `${verb} [{task}] [up|down] (into|in) [several|some] ${parts}`,
    `${verb} {task} [up|down] {listed:titles}`,
    `${verb} (up|down) {task} {listed:titles}`,
    `${verb} {listed:titles}`,
    `${verb} {task} [up|down]`,
  ],
  [
    `(divide|separa|desglosa|reparte|parte) [-me] {task} en {count} [${partes}]`,
    `(divide|separa|desglosa|reparte|parte) [-me] {task} en {count} [${partes}] [[,] por favor] [,|:] {titles}`,
    `(divide|separa|desglosa|reparte|parte) [-me] {task} en [varias] [${partes}] {titles}`,
    `(divide|separa|desglosa|reparte|parte) [-me] {task} [en|,] [una|uno|${partes}] (por|para cada|cada) {word} [:|,|-] {titles}`,
    `(divide|separa|desglosa|reparte|parte) [-me] {task} en [varias] ${partes}`,
    `(divide|separa|desglosa|reparte|parte) [-me] {task}`,
    `(divide|separa|desglosa|reparte|parte|corta) [-me] [{task}] {listed:titles}`,
  ],
  split,
);
