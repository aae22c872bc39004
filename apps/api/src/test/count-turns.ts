/** Counts the turns of the event loop until it is stopped. */
export function countTurns() {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns++;
    next = setImmediate(turn);
  });
  return { count: () => turns, stop: () => clearImmediate(next) };
}
