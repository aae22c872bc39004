import { type Build, type CommandRule, rules } from '../rule';

const gone: Build = ({ task }) => ({ task: task ?? null, wishes: [{ kind: 'delete' }] });

/** What is no longer wanted. */
export const deleteRules: readonly CommandRule[] = rules(
  [
    '(delete|scrap|bin|trash|erase|discard|reject|dismiss|decline) {task} [(from|off) the board]',
    'remove {task} (from|off) the board',
    'get rid of {task} [completely|altogether]',
    'throw {task} (away|out)',
    'throw away {task}',
    '(move|put|send|throw) {task} (to|in|into) [the] (trash|bin)',
    'take {task} off the board',
  ],
  [
    '(borra|elimina|descarta|rechaza) {task} [del tablero]',
    'quita {task} del tablero',
    '(tira|manda|mueve|pasa|echa) {task} a la (papelera|basura)',
  ],
  gone,
);
