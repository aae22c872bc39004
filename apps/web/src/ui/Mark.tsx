/** The product's sign: a board of three columns. Decoration; the name stands beside it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="var(--mantine-color-body)">
        <rect x="7" y="8" width="4.5" height="16" rx="1.5" />
        <rect x="13.75" y="8" width="4.5" height="10" rx="1.5" opacity=".75" />
        <rect x="20.5" y="8" width="4.5" height="13" rx="1.5" opacity=".5" />
      </g>
    </svg>
  );
}
