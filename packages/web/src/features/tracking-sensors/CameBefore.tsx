import type { Sensor } from '@keepout/contract/odt/sensor';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatDegrees, formatPercent } from '../../format/number.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { countedText, type PassSuccessRate } from '../../nouns/tracking/passes/pass-rate.ts';
import { usePassRates } from '../../nouns/tracking/queries.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSensorsText } from './en.ts';

/** Results of past ordered passes of a sensor. */
export function CameBefore({ sensor: { sensorCode } }: { readonly sensor: Sensor }) {
  const text = useSensorsText().came;
  const words = useTrackingText().rate;
  const query = usePassRates();
  const rate = query.data?.find((candidate) => candidate.sensorCode === sensorCode);
  const row = (key: string, label: string, counted: PassSuccessRate) => ({
    key,
    label,
    value: <span className="mono">{text.figures(formatPercent(counted.share), countedText(counted, words))}</span>,
  });
  return (
    <Panel title={text.title}>
      <div className="sensor-main">
        <QueryStale query={query} />
        {query.data === undefined && <QueryState query={query} rows={2} />}
        {query.data && rate === undefined && <p>{text.none}</p>}
        {rate && (
          <>
            <p className="quiet-text">{text.explain}</p>
            <KeyValue
              rows={[
                row('all', text.all, rate),
                ...rate.byElevation.map((band) =>
                  row(String(band.least), text.band(formatDegrees(band.least), formatDegrees(band.most)), band),
                ),
              ]}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
