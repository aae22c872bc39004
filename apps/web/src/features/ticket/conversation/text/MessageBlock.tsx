import type { Block, List } from '../message-parts';
import { CodeBlock } from './CodeBlock';
import { InlineParts } from './InlineParts';
import classes from './text.module.css';

/** A piece of a message that stands by itself. */
export function MessageBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'code':
      return <CodeBlock text={block.text} />;
    case 'rule':
      return <hr className={classes.rule} />;
    case 'list':
      return <Items list={block} />;
    case 'table':
      return <TableBlock table={block} />;
    case 'quote':
      return (
        <blockquote className={classes.quote} dir="auto">
          <InlineParts parts={block.parts} />
        </blockquote>
      );
    default:
      return (
        <p dir="auto" className={block.kind === 'heading' ? classes.heading : undefined}>
          <InlineParts parts={block.parts} />
        </p>
      );
  }
}

function Items({ list: { isOrdered, start, items } }: { list: List }) {
  const content = items.map(({ parts, list }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
    <li key={at} dir="auto">
      <InlineParts parts={parts} />
      {list && <Items list={list} />}
    </li>
  ));
  if (!isOrdered) return <ul className={classes.list}>{content}</ul>;
  return (
    <ol className={classes.list} start={start}>
      {content}
    </ol>
  );
}

function TableBlock({ table: { head, rows, align } }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div className={classes.tableFrame} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((parts, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change places
              <th key={column} dir="auto" style={{ textAlign: align[column] }}>
                <InlineParts parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              {cells.map((parts, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} dir="auto" style={{ textAlign: align[column] }}>
                  <InlineParts parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
