/** From log odds to a share, 0 to 1: the logistic function. */
export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));
