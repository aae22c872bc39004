/** Pixels; at or below it the board and the recorder show their phone layout. */
export const phoneWidth = 768;
export const usersPageBreakpoint = '56.25em';
export const navbarWidth = 270;
export const headerHeight = 60;
