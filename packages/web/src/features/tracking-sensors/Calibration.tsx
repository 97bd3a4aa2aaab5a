import type { CalibrationPoint, Sensor } from '@keepout/contract/odt/sensor';
import { QueryState } from '../../api/QueryState.tsx';
import { PlotStack } from '../../charts/interaction/PlotStack.tsx';
import { CalibrationPlot } from '../../charts/tracking/CalibrationPlot.tsx';
import { paddedTimeSpan } from '../../charts/tracking/TimeSeriesPlot.tsx';
import { formatNumber } from '../../format/number.ts';
import { useCalibration } from '../../nouns/tracking/queries.ts';
import { parseTime } from '../../time/utc.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSensorsText } from './en.ts';

const MS_PER_S = 1000;
const timeOf = ({ at }: CalibrationPoint): number => parseTime(at) ?? Number.NaN;

/** Bias and noise of a sensor from its residuals, over a time span. */
export function Calibration({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText().calibration;
  const query = useCalibration(sensor.sensorId);
  const { calibration, accuracy } = sensor;
  const points = query.data;
  const dots = (value: (point: CalibrationPoint) => number | null) =>
    (points ?? []).flatMap((point) => {
      const figure = value(point);
      if (figure === null) return [];
      return [{ key: point.at, timeMs: timeOf(point), value: figure }];
    });
  const range = dots(({ rangeSigma }) => rangeSigma);
  return (
    <Panel title={text.title}>
      <div className="sensor-main">
        <p className="quiet-text">
          {text.explain} {calibration && text.now(formatNumber(calibration.tracks), formatNumber(calibration.points))}
        </p>
        {points ? (
          points.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <PlotStack fullRange={paddedTimeSpan(points.map(timeOf))}>
              <CalibrationPlot
                figure="angle"
                dots={dots(({ angleSigma }) => angleSigma)}
                statedAccuracy={accuracy.angleSigma}
              />
              {range.length > 0 && <CalibrationPlot figure="range" dots={range} statedAccuracy={accuracy.rangeSigma} />}
              <CalibrationPlot
                figure="bias"
                dots={dots(({ timeBias }) => (timeBias === null ? null : timeBias * MS_PER_S))}
                statedAccuracy={accuracy.timeBias * MS_PER_S}
              />
            </PlotStack>
          )
        ) : (
          <QueryState query={query} rows={1} rowPx={200} />
        )}
      </div>
    </Panel>
  );
}
