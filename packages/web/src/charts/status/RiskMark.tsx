import { STATUS_OUTLINE, statusFill } from './level.ts';
import { riskBarsPath } from './risk-bars.ts';
import { hollowStyle, type StatusMarkProps } from './StatusMark.tsx';

/** The symbol of a risk level inside a drawing, with a halo of the panel's colour. */
export function RiskMark({ level, x, y, size = 10, isHollow = false }: StatusMarkProps) {
  const { raised, stubs } = riskBarsPath(level, x, y, size);
  if (isHollow) return <path d={raised + stubs} style={hollowStyle(level)} />;
  return (
    <>
      <path d={raised + stubs} style={{ fill: 'var(--bg1)', stroke: 'var(--bg1)', strokeWidth: 3 }} />
      <path d={stubs} style={{ fill: statusFill('inactive') }} />
      <path
        d={raised}
        style={{ fill: statusFill(level), stroke: STATUS_OUTLINE, strokeWidth: 1, paintOrder: 'stroke' }}
      />
    </>
  );
}

/** Draws the symbol; the word next to it gives the meaning. */
export function RiskIcon({ level, size = 12 }: Pick<StatusMarkProps, 'level' | 'size'>) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <RiskMark level={level} x={size / 2} y={size / 2} size={size} />
    </svg>
  );
}
