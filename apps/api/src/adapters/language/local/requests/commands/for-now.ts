import type { Ground } from '../grammar/match';
import type { Command } from '../request';
import { monthNames } from '../slots/day-words';

const untils = /^(?:until|till|til|hasta|while|mientras)$/;
const times = /^(?:next|then|now|christmas|easter|tomorrow|que viene|navidad|semana|entonces|ahora)$/;

/** 'Close it until the client pays': what is over only for now is not done, and no column means that. */
export function isOnlyForNow({ tokens, slots }: Ground, commands: readonly Command[]): boolean {
  const closes = commands.some(({ actions }) =>
    actions.some((action) => action.kind === 'move' && action.status === 'done'),
  );
  if (!closes) return false;
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? '';
    if (!untils.test(text) || next === '' || times.test(next)) return false;
    const isMonth = monthNames.en.includes(next) || monthNames.es.includes(next);
    const isDay = (['en', 'es'] as const).some((tongue) => (slots.day?.(at + 1, tongue) ?? []).length > 0);
    return !isMonth && !isDay;
  });
}
