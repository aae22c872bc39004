import { markMessage } from '../likely/marks';
import type { Command, RequestContext } from '../request';

/** Pure: whether tasks are to be moved to a column that is only named in brackets, where it says which tasks are meant. */
export function movesToBracketed(commands: readonly Command[], context: RequestContext): boolean {
  if (
    !/\(.*\)/.test(context.message) ||
    !commands.some(({ actions }) => actions.some(({ kind }) => kind === 'move'))
  )
    return false;
  const { marks, tokens } = markMessage(context, []);
  const signs = marks.map(({ from }) => tokens[from]?.text);
  // 'Todo lo que' is all.
  const columns = marks.flatMap(({ kind }, at) => (kind === 'column' && signs[at] !== 'todo' ? [at] : []));
  return columns.length > 0 && columns.every((at) => signs[at - 1] === '(' && signs[at + 1] === ')');
}
