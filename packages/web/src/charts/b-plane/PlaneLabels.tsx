import type { PlacedLabel } from './place-labels.ts';

const CLASSES: Readonly<Record<string, string>> = { 'object-2': 'plane-name-2', after: 'plane-after-label' };

/** The labels of the drawing at the places found for them. */
export function PlaneLabels({ labels }: { readonly labels: readonly PlacedLabel[] }) {
  return (
    <g>
      {labels.map(({ id, leader }) =>
        leader === undefined ? null : (
          <line
            key={id}
            className="plane-leader"
            x1={leader[0][0]}
            y1={leader[0][1]}
            x2={leader[1][0]}
            y2={leader[1][1]}
          />
        ),
      )}
      {labels.map(({ id, text, x, y }) => (
        <text
          key={id}
          data-label={id}
          className={`chart-label ${id.startsWith('sigma') ? 'plane-sigma' : (CLASSES[id] ?? '')}`}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
