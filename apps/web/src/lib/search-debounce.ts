/** How long a search waits for the next letter, in milliseconds. */
export const searchDebounce = 200;
