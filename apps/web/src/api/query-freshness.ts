/** How long an answer counts as fresh, in milliseconds. */
export const queryFreshness = 5 * 60_000;
