import classes from './BoardPicture.module.css';

/** Heights of the cards of each column, in the picture's own units; a negative one is the card in the air. */
const columns = [
  [92, 64, 120, 76, 92, 64, 112, 84, 72, 100],
  [72, 108, 64, 84, 132, 76, 64, 96, 120, 64],
  [120, 76, -88, 64, 100, 72, 132, 64, 92],
  [64, 84, 72, 112, 64, 92, 76],
  [100, 64, 92, 76, 120, 64, 84],
];
const width = 168;
const gap = 20;

/** A board seen from above and a little from the side, in greys; drawn, so that it follows the scheme. */
export function BoardPicture() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 900 900"
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
    >
      <g transform="translate(470 -150) rotate(24) skewX(-8)">
        {columns.map((heights, column) => (
          <Column key={heights.join()} heights={heights} x={column * (width + 2 * gap) - 180} />
        ))}
      </g>
    </svg>
  );
}

function Column({ heights, x }: { heights: number[]; x: number }) {
  let y = 0;
  const cards = heights.map((height) => {
    const card = { y: y + 64, height: Math.abs(height), isLifted: height < 0 };
    y += card.height + gap;
    return card;
  });
  return (
    <g transform={`translate(${x} 0)`}>
      <rect className={classes.column} width={width + gap} height={1500} rx={14} x={-gap / 2} />
      <rect className={classes.title} width={64} height={8} rx={4} x={6} y={24} />
      <rect className={classes.count} width={18} height={8} rx={4} x={width - 24} y={24} />
      {cards.map((card) => (
        <Card key={card.y} {...card} />
      ))}
    </g>
  );
}

function Card({ y, height, isLifted }: { y: number; height: number; isLifted: boolean }) {
  return (
    <>
      {isLifted && <rect className={classes.gap} width={width} height={height} rx={10} y={y} />}
      <g transform={isLifted ? `translate(22 ${y - 26}) rotate(-5)` : `translate(0 ${y})`}>
        {isLifted && <rect className={classes.shadow} width={width} height={height} rx={10} x={8} y={16} />}
        <rect
          className={classes.card}
          data-lifted={isLifted || undefined}
          width={width}
          height={height}
          rx={10}
        />
        <rect className={classes.text} width={width * 0.62} height={8} rx={4} x={14} y={16} />
        {height > 70 && (
          <rect className={classes.meta} width={width * 0.42} height={6} rx={3} x={14} y={34} />
        )}
        {height > 100 && (
          <rect className={classes.meta} width={width * 0.54} height={6} rx={3} x={14} y={48} />
        )}
        <circle className={classes.text} r={8} cx={width - 20} cy={height - 18} />
        <rect className={classes.meta} width={34} height={6} rx={3} x={14} y={height - 21} />
      </g>
    </>
  );
}
