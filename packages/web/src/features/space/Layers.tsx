import { useMemo } from 'react';
import { formatNumber } from '../../format/number.ts';
import type { Palette } from '../../tokens/tokens.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useSpaceText } from './en.ts';
import { POINT_KINDS, type PointKind } from './gl/objects.ts';

export interface LayersProps {
  readonly kinds: Uint8Array;
  readonly hidden: ReadonlySet<PointKind>;
  readonly palette: Palette;
  readonly onChange: (hidden: ReadonlySet<PointKind>) => void;
}

/** Display filter of the kinds of objects, with their numbers and colours. */
export function Layers({ kinds, hidden, palette, onChange }: LayersProps) {
  const text = useSpaceText().layers;
  const counts = useMemo(() => {
    const sizes = POINT_KINDS.map(() => 0);
    for (const kind of kinds) sizes[kind] = (sizes[kind] ?? 0) + 1;
    return sizes;
  }, [kinds]);
  const colours: Readonly<Record<PointKind, string>> = {
    OWN: palette.pending,
    PAYLOAD: palette.object1,
    'ROCKET BODY': palette.object2,
    DEBRIS: palette.inactive,
    UNKNOWN: palette.line2,
  };
  const order: readonly PointKind[] = ['OWN', 'PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN'];
  return (
    <fieldset className="space-panel space-layers">
      <legend>{text.title}</legend>
      {order.map((kind) => (
        <Checkbox
          key={kind}
          isSelected={!hidden.has(kind)}
          onChange={(isOn) => {
            const next = new Set(hidden);
            if (isOn) next.delete(kind);
            else next.add(kind);
            onChange(next);
          }}
        >
          <svg width="10" height="10" aria-hidden="true">
            <circle cx="5" cy="5" r="4" fill={colours[kind]} />
          </svg>
          {text[kind]} <span className="space-count">{formatNumber(counts[POINT_KINDS.indexOf(kind)] ?? 0)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
