/**
 * A page of long texts ends when it holds about so many bytes, whatever number of rows was asked for: a thousand
 * tasks of the longest descriptions would be 60 MB in the memory that all companies share. It is measured in the
 * database, before the texts are read. The row that goes beyond it is the last, so that a page is never empty while
 * something is left.
 */
export const pageBytes = 4_000_000;
