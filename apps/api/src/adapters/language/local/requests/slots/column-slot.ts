import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import { isTypoOf } from '../grammar/typos';
import type { Column } from '../request';
import { isQuotation } from '../text/tokens';
import { foldedWords, type Reader, spansOf, typed, unclear, unclearCost } from './reader';

type Names = Record<Column, string>;

/** A column by its name and by what people say for it; folded. */
const names: Record<Tongue, Names> = {
  en: {
    pending: 'pending',
    todo: 'to do|todo|to dos|todos|to be done',
    'in-progress': 'in progress|inprogress|progress|doing|started|ongoing|under way|underway|being worked on',
    done: 'done|finished|complete|completed|closed|resolved|ready',
  },
  es: {
    pending: 'pendiente|pendientes|pending',
    todo: 'por hacer|to do|todo|para hacer',
    'in-progress':
      'en curso|curso|en progreso|progreso|en marcha|en proceso|haciendose|in progress|empezada|empezado',
    done: 'hecho|hecha|hechos|hechas|terminado|terminada|terminados|terminadas|acabado|acabada|completado|completada|finalizado|finalizada|cerrado|cerrada|listo|lista|done',
  },
};
/** What other boards have. */
const strange: Record<Tongue, RegExp> = {
  en: /^(?:backlog|review|in review|on hold|hold|blocked|testing|qa|archive|icebox|waiting|later|someday|wip|paused|on approval|approval|in approval|proposals)$/,
  es: /^(?:backlog|revision|en revision|en espera|espera|bloqueado|bloqueada|pruebas|archivo|archivado|pausa|en pausa|aprobacion|en aprobacion|por aprobar|propuestas)$/,
};
const open: readonly string[] = ['pending', 'todo'];
const longestName = 4;

const byName = (tongue: Tongue) =>
  new Map(
    Object.entries(names[tongue]).flatMap(([column, list]) =>
      list.split('|').map((name): [string, Column] => [name, column as Column]),
    ),
  );
const columns: Record<Tongue, ReadonlyMap<string, Column>> = { en: byName('en'), es: byName('es') };

/** Everything that a column is called, in either language; folded. */
export const columnNames: ReadonlySet<string> = new Set(
  Object.values(columns).flatMap((known) => [...known.keys()]),
);

/** A column of the board; one that only other boards have is asked back. */
export function columnSlot(reader: Reader): SlotReader {
  return (at, tongue) => {
    const quote = reader.tokens[at];
    if (isQuotation(quote)) {
      const column = named((quote.inner ?? '').toLowerCase().replace(/-/g, ' '), tongue)?.column;
      return column ? [{ end: at + 1, value: column, cost: 0 }] : [];
    }
    return spansOf(reader, at, longestName).flatMap((end): SlotMatch[] => {
      const name = foldedWords(reader, at, end);
      const found = named(name, tongue);
      if (found) return [{ end, value: found.column, cost: found.cost }];
      const isWhole = name === 'hold' && reader.tokens[at - 1]?.text === 'on';
      // 'Pending, waiting for the insurer' says why.
      // 'Send the ramp for approval'; only what something is moved to is a column.
      const isOther =
        /approval|aprob|propos|propuest/.test(name) &&
        !/^(?:to|into|a|en|como|as)$/.test(reader.tokens[at - 1]?.text ?? '');
      const isReason = name === 'waiting' && /^(?:for|on|to)$/.test(reader.tokens[end]?.text ?? '');
      if (!strange[tongue].test(name) || isWhole || isReason || isOther) return [];
      const what = unclear('column', typed(reader, at, end), 'unknown', [...open]);
      return [{ end, value: null, cost: unclearCost, unclear: what }];
    });
  };
}

function named(name: string, tongue: Tongue): { column: Column; cost: number } | null {
  const exact = columns[tongue].get(name);
  if (exact) return { column: exact, cost: 0 };
  const slips = new Set(
    [...columns[tongue]].flatMap(([known, column]) => (isTypoOf(name, known) ? [column] : [])),
  );
  const [slip] = slips;
  return slip && slips.size === 1 ? { column: slip, cost: 1 } : null;
}
