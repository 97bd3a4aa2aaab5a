import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import { formatNumber } from '../../../format/number.ts';
import { formatPercent } from '../../../format/percent.ts';
import { formatPc } from '../../../format/probability.ts';
import { Moment } from '../../../time/Moment.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useAnalysisText } from './use-analysis-text.ts';

/** What may still move the probability: the data to come, and the density of the atmosphere. */
export function AheadPanel({ analysis }: { readonly analysis: EventAnalysis }) {
  const text = useAnalysisText().ahead;
  return (
    <Panel title={text.title}>
      <h3>{text.forecast}</h3>
      <Forecast forecast={analysis.forecast} />
      <h3>{text.density}</h3>
      <Density density={analysis.density} />
    </Panel>
  );
}

function Forecast({ forecast }: Pick<EventAnalysis, 'forecast'>) {
  const text = useAnalysisText().ahead;
  const { pastEvents, low, median, high, at, aboveAct, exponent, insideShare } = forecast;
  if (exponent === null) return <p className="cj-faint">{text.tooFew}</p>;
  const basis = text.basis(
    formatNumber(pastEvents),
    formatNumber(exponent, 2),
    insideShare === null ? '–' : formatPercent(insideShare),
  );
  if (at === null) {
    return (
      <p className="cj-faint">
        {text.noForecast} {basis}
      </p>
    );
  }
  return (
    <>
      <KeyValue
        rows={[
          { key: 'at', label: text.at, value: <Moment at={at} /> },
          { key: 'band', label: text.band, value: [low, median, high].map((one) => formatPc(one)).join(' · ') },
          { key: 'act', label: text.aboveAct, value: aboveAct === null ? '–' : formatPercent(aboveAct) },
        ]}
      />
      <p className="cj-faint">{basis}</p>
    </>
  );
}

function Density({ density }: Pick<EventAnalysis, 'density'>) {
  const text = useAnalysisText().ahead;
  if (density === null) return <p className="cj-faint">{text.noDensity}</p>;
  const whole = density.filter(({ offset }) => Number.isInteger(offset));
  return (
    <KeyValue
      rows={whole.map(({ offset, probability }) => ({
        key: String(offset),
        label: text.offset(formatNumber(offset)),
        value: <span className="mono">{formatPc(probability)}</span>,
      }))}
    />
  );
}
