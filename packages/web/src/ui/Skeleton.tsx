import './skeleton.css';

export interface SkeletonProps {
  /** Name of the loading content, for screen readers. */
  readonly label: string;
  readonly rows?: number;
  /** Height of one row, px; the height that the content will have. */
  readonly rowPx?: number;
}

/** Placeholder for content of known height. It stays invisible for 150 ms, so that quick answers do not flicker. */
export function Skeleton({ label, rows = 1, rowPx = 28 }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className="skeleton-row" style={{ height: rowPx }}>
          <span style={{ width: `${62 + ((row * 37) % 35)}%` }} />
        </div>
      ))}
    </div>
  );
}
