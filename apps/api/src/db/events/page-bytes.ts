/**
 * A page of long texts ends when it holds about so many bytes, whatever number of rows was asked for: a thousand
 * tasks of the longest descriptions would be 60 MB in the memory that all companies share. It is measured in the
 * database, before the texts are read. The row that goes beyond it is the last, so that a page is never empty while
 * something is left.
 */
export const pageBytes = 4_000_000;

/**
 * The rows of a page, as SQL, and in `found` how many there would be without its limit of bytes.
 * @param rows a statement with the number of rows that a page may have
 * @param bytes about how many a row takes, of `listed`
 * @param order of its rows, by columns of `listed`
 */
export const pageOf = (rows: string, bytes: string, order: string) => `
  select * from (
    select listed.*, count(*) over ()::int as found, sum(${bytes}) over (order by ${order}) - (${bytes}) as before
    from (${rows}) listed
  ) sized where before < ${pageBytes} order by ${order}`;

/**
 * The pages of such a statement, one after the other.
 * @param most the number of rows that a page may have
 * @param read the page after a row; the first one after none
 */
export async function* pagesOf<Row extends { found: number }>(
  most: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncIterable<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last);
    yield rows;
    last = rows.at(-1);
    if (!last || (rows.length === last.found && rows.length < most)) return;
  }
}
