import { type Build, type CommandRule, rules } from '../rule';

const gone: Build = ({ task }) => ({ task: task ?? null, wishes: [{ kind: 'delete' }] });

/** What is no longer wanted. */
export const deleteRules: readonly CommandRule[] = rules(
  [
    '(delete|scrap|bin|trash|erase|discard|reject|dismiss|decline|ditch|axe|nuke|kill) {task} [(from|off) the board]',
    'remove {task} (from|off) the board',
    'get rid of {task} [completely|altogether]',
    'throw {task} (away|out)',
    'throw away {task}',
    '(move|put|send|throw) {task} (to|in|into) [the] (trash|bin)',
    'take {task} off the board',
    'bin {task} off',
    '(we can drop|we can delete) {task} [completely|altogether|entirely] [, delete it]',
    "(we don't|we do not|nobody) (need|needs) {task} (anymore|any more|any longer) , [so|please] (delete|remove|bin|scrap) it",
  ],
  [
    '(borra|elimina|descarta|rechaza|desecha) [-me|-nos] {task} [del tablero]',
    'quita {task} del tablero',
    '(tira|manda|mueve|pasa|echa) {task} a la (papelera|basura)',
    '(ya no hace falta|ya no necesitamos|ya no queremos) {task} , (borra|elimina|quita) (-la|-lo|-las|-los)',
    '{task} ya no (hace|hacen) falta , (borra|elimina|quita) (-la|-lo|-las|-los)',
  ],
  gone,
);
