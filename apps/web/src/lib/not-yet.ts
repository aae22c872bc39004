/** Stands where a name will be that is not here yet. */
export const notYet = '…';
