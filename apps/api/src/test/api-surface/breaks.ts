import type { Field, OperationSurface } from './surface';

/**
 * Pure: what of a released interface programs would miss in the present one, each as a sentence; nothing when all that
 * was added leaves them as they are. Answers may gain fields and listed values; requests may gain what may be left out.
 */
export function findBreaks(
  released: readonly OperationSurface[],
  now: readonly OperationSurface[],
): string[] {
  const present = new Map(now.map((operation) => [operation.call, operation]));
  return released.flatMap((before) => {
    const after = present.get(before.call);
    const faults = after ? operationBreaks(before, after) : ['is gone'];
    return faults.map((fault) => `${before.call}: ${fault}`);
  });
}

function operationBreaks(before: OperationSurface, after: OperationSurface): string[] {
  const lost = before.statuses.filter((status) => !after.statuses.includes(status));
  return [
    ...lost.map((status) => `does not answer ${status} any more`),
    ...(before.permission === after.permission
      ? []
      : [`asks for ${after.permission} in place of ${before.permission}`]),
    ...(before.takesTokens && !after.takesTokens ? ['takes no tokens any more'] : []),
    ...requestBreaks(before.asks, after.asks),
    ...answerBreaks(before.answers, after.answers),
  ];
}

function requestBreaks(before: Record<string, Field>, after: Record<string, Field>): string[] {
  const known = Object.entries(before).flatMap(([path, field]) => {
    const now = after[path];
    // A field that an address does not know is refused.
    if (!now) return [`${path} is not taken any more`];
    const narrowed = now.types.includes('any') ? [] : field.types.filter((type) => !accepts(now, type));
    return [
      ...(now.isRequired && !field.isRequired ? [`${path} is required now`] : []),
      ...narrowed.map((type) => `${path} does not take ${type} any more`),
    ];
  });
  const required = Object.entries(after).filter(([path, { isRequired }]) => isRequired && !(path in before));
  // What is inside of something new is asked for only with it.
  const asked = required.filter(([path]) => parentOf(path) in before || !path.startsWith('body'));
  return [...known, ...asked.map(([path]) => `${path} is new and required`)];
}

function answerBreaks(before: Record<string, Field>, after: Record<string, Field>): string[] {
  return Object.entries(before).flatMap(([path, field]) => {
    const now = after[path];
    if (!now) return [`${path} is not answered any more`];
    const isListed = field.types.some((type) => type.startsWith('"'));
    const widened = field.types.includes('any')
      ? []
      : now.types.filter((type) => !accepts(field, type) && !(isListed && type.startsWith('"')));
    return [
      ...(field.isRequired && !now.isRequired ? [`${path} may be missing now`] : []),
      ...widened.map((type) => `${path} may be ${type} now`),
    ];
  });
}

/** Whether a value of the type fits: a listed text is a string, a whole number a number. */
function accepts({ types }: Field, type: string): boolean {
  if (types.includes(type)) return true;
  return (
    (type.startsWith('"') && types.includes('string')) || (type === 'integer' && types.includes('number'))
  );
}

const parentOf = (path: string) => path.replace(/(\.[^.[\]{}]+|\[\]|\{\})$/, '');
