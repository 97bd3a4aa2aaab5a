import { formatPcLimit } from '../../format/probability.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import '../axis/axis.css';
import { PC_COLOUR_ENDS, pcColourCss } from './pc-colours.ts';
import { TradeMapPlot } from './TradeMapPlot.tsx';
import type { TradeMapProps } from './trade-map-props.ts';
import './trade-map.css';

/** The total probability over begin and size of a manoeuvre. */
export function TradeMapChart(props: TradeMapProps) {
  const { title, words, sizeUnit, table, wholeTable, heightPx, actions, footer, levels } = props;
  const [minimumLog10, maximumLog10] = PC_COLOUR_ENDS;
  const stops = [0, 1, 2, 3, 4].map((k) => pcColourCss(minimumLog10 + ((maximumLog10 - minimumLog10) * k) / 4));
  return (
    <ChartFrame
      title={title}
      unit={sizeUnit.name}
      fileName="trade-space"
      table={table}
      wholeTable={wholeTable}
      shape={heightPx}
      actions={actions}
      footer={footer}
      legend={
        <div className="trade-legend">
          <span className="mono">≤{formatPcLimit(10 ** minimumLog10)}</span>
          <span className="trade-ramp" style={{ background: `linear-gradient(to right, ${stops.join(', ')})` }} />
          <span className="mono">≥{formatPcLimit(10 ** maximumLog10)}</span>
          {levels.map(({ id, label }) => (
            <span key={id} className="trade-key">
              <span className={`trade-swatch trade-swatch-${id}`} aria-hidden="true" /> {label}
            </span>
          ))}
          <span className="trade-key">
            <span className="trade-swatch trade-swatch-raised" aria-hidden="true" /> {words.raised}
          </span>
          <span className="trade-key">
            <span className="trade-swatch-hatch" aria-hidden="true" /> {words.hatched}
          </span>
          {props.unverified.length > 0 && (
            <span className="trade-key">
              <span className="trade-swatch-unsure" aria-hidden="true" /> {words.unverified}
            </span>
          )}
        </div>
      }
    >
      {(size) => <TradeMapPlot {...props} size={size} label={words.label} />}
    </ChartFrame>
  );
}
