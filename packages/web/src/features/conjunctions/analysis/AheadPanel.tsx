import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { DensityCurve } from '../../../charts/curves/DensityCurve.tsx';
import { PcEvolution } from '../../../charts/evolution/PcEvolution.tsx';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { pcMessages } from '../../../nouns/conjunction/message/evolution.ts';
import { chartThresholds } from '../../../nouns/conjunction/thresholds.ts';
import { Moment } from '../../../time/Moment.tsx';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useAnalysisText } from './en.ts';
import { forecastBand } from './forecast.ts';

export interface AheadPanelProps {
  readonly analysis: EventAnalysis;
  readonly cdm: Cdm;
  readonly record: Conjunction;
}

/** Expected changes of Pc: the next messages, and the uncertainty of the atmospheric density. */
export function AheadPanel({ analysis, cdm, record }: AheadPanelProps) {
  const text = useAnalysisText().ahead;
  const limits = useConjunctionText().thresholds;
  const thresholds = chartThresholds(record.thresholds, limits);
  return (
    <section className="cj-ahead" aria-label={text.title}>
      <Forecast forecast={analysis.forecast} cdm={cdm} record={record} thresholds={thresholds} />
      {analysis.density === null ? (
        <Panel title={text.density}>
          <p className="cj-faint">{text.noDensity}</p>
        </Panel>
      ) : (
        <DensityCurve
          title={text.density}
          points={analysis.density.map(({ offset, probability }) => ({ offset, pc: probability }))}
          thresholds={thresholds}
          caption={text.densityCaption}
        />
      )}
    </section>
  );
}

interface ForecastProps extends Pick<AheadPanelProps, 'cdm' | 'record'>, Pick<EventAnalysis, 'forecast'> {
  readonly thresholds: ReturnType<typeof chartThresholds>;
}

function Forecast({ forecast, cdm, record, thresholds }: ForecastProps) {
  const text = useAnalysisText().ahead;
  const nowMs = useNow('minute');
  const { pastEvents, scaledMessages, low, median, high, at, aboveAct, exponent, insideShare } = forecast;
  if (exponent === null)
    return (
      <Panel title={text.forecast}>
        <p className="cj-faint">{text.tooFew}</p>
      </Panel>
    );
  const basis = text.basis(formatNumber(pastEvents), formatNumber(exponent, 2), scaledMessages);
  const calibration = text.calibration(insideShare === null ? '–' : formatPercent(insideShare));
  if (at === null) {
    return (
      <Panel title={text.forecast}>
        <p className="cj-faint">
          {text.noForecast} {basis} {calibration}
        </p>
      </Panel>
    );
  }
  const created = parseTime(cdm.creationDate) ?? Number.POSITIVE_INFINITY;
  return (
    <PcEvolution
      title={text.forecast}
      heightPx={220}
      messages={pcMessages(record).filter(({ createdMs }) => createdMs <= created)}
      tcaMs={parseTime(record.conjunctionData.tca) ?? Number.NaN}
      nowMs={nowMs}
      thresholds={thresholds}
      selectedId={cdm.cdmId}
      forecast={forecastBand(cdm, forecast)}
      caption={`${calibration} ${basis}`}
      footer={
        <KeyValue
          rows={[
            { key: 'at', label: text.at, value: <Moment at={at} /> },
            { key: 'band', label: text.band, value: [low, median, high].map((value) => formatPc(value)).join(' · ') },
            { key: 'act', label: text.aboveAct, value: aboveAct === null ? '–' : formatPercent(aboveAct) },
          ]}
        />
      }
    />
  );
}
