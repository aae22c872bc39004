import type { Bound } from '../grammar/match';
import type { Column, Day, Span } from '../request';
import type { TaskRef } from '../slots/task-slot';
import type { Piece } from './piece';

export const to = ({ person }: Bound): Piece => ({ to: person as string });
export const taking = ({ person }: Bound): Piece => ({ to: person as string, isWished: true });
export const giving = ({ person }: Bound): Piece => ({ to: person as string, deed: 'give' });
export const mine = (_: Bound, { me }: { me: string }): Piece => ({ to: me, isWished: true });
export const notTo = ({ named }: Bound): Piece =>
  Array.isArray(named) && named.length === 1 ? { from: named[0] as string } : { isFiller: true };
export const inPlace = (bound: Bound): Piece => {
  const { from } = notTo(bound);
  return { ...giving(bound), ...(from === undefined ? {} : { from }) };
};
/** 'Iker takes it over from Marta': whoever of them has it. */
export const takingFrom = (bound: Bound): Piece => {
  const { from } = notTo(bound);
  return { ...taking(bound), ...(from === undefined ? {} : { from }) };
};
export const day = ({ day: value }: Bound): Piece => ({ day: value as Day });
export const wishedDay = ({ day: value }: Bound): Piece => ({ day: value as Day, isWished: true });
/** 'She needs two more days' and 'Friday is fine' are wishes only beside another one. */
export const beside = ({ day: until, span: later }: Bound): Piece =>
  later ? { span: later as Span, isMore: true } : { bareDay: until as Day };
export const bareDay = ({ day: value }: Bound): Piece => ({ bareDay: value as Day });
export const toldDay = ({ day: value }: Bound): Piece => ({ told: { day: value as Day } });
export const span = ({ span: value }: Bound): Piece => ({ span: value as Span });
export const more = ({ span: value }: Bound): Piece => ({
  span: value as Span,
  isMore: true,
  isWished: true,
});
export const column = ({ column: value }: Bound): Piece => ({ column: value as Column });
export const plannedDay = ({ day: value }: Bound): Piece => ({ told: { plan: value as Day } });
export const toldOff = ({ known }: Bound): Piece => ({ told: { tags: known as string[], isOff: true } });
export const swapped = ({ known, off }: Bound): Piece => ({
  tags: known as string[],
  untag: off as string[],
  deed: 'tag',
});
export const toldColumn = ({ column: value }: Bound): Piece => ({ told: { column: value as Column } });
export const tags = ({ known }: Bound): Piece => ({ tags: known as string[] });
export const toldTags = ({ known }: Bound): Piece => ({ told: { tags: known as string[] } });
export const task = ({ task: value }: Bound): Piece => ({ task: value as TaskRef });
