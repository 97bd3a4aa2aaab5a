import type { AcceptedLevel } from '@keepout/contract/ca/statistics';
import { CurveMark } from '../../charts/curves/CurveMark.tsx';
import { CurvePlot } from '../../charts/curves/CurvePlot.tsx';
import { ChartFrame } from '../../charts/frame/ChartFrame.tsx';
import { formatNumber, formatSignificant } from '../../format/number.ts';
import { formatPc, formatPcLimit } from '../../format/probability.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { useStatisticsText } from './en.ts';
import '../../charts/curves/curves.css';

export interface LevelPanelProps {
  readonly levels: readonly AcceptedLevel[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly decisionDays: number;
}

/** Formats a level as tick label; there are eight levels per decade, ticks at integer powers of ten. */
const powerOfTen = (pc: number) => formatPcLimit(Number(pc.toPrecision(1)));
const alarmText = (share: number | null) => (share === null ? '–' : `${formatNumber(share * 100, 3)}\u00a0%`);

/** Slider of the accepted Pc, and the resulting rates. */
export function LevelPanel({ levels, index, onIndex, decisionDays }: LevelPanelProps) {
  const { level: text } = useStatisticsText();
  const chosenLevel = levels[index];
  if (chosenLevel === undefined) return null;
  const unit = `[${text.riskUnit}]`;
  const rows = levels.map((level) => [
    level.acceptedPc,
    level.manoeuvresPerYear,
    level.reductionPerYear,
    level.residualPerYear,
    level.falseAlarmShare,
  ]);
  const table = {
    columns: [
      { name: text.slider, format: formatPc },
      { name: text.manoeuvres, format: (value: number) => formatSignificant(value) },
      { name: `${text.reduction} ${unit}`, format: formatPc },
      { name: `${text.residual} ${unit}`, format: formatPc },
      { name: text.falseAlarm, format: alarmText },
    ],
    rows,
  };
  const curve = (pick: (level: AcceptedLevel) => number) =>
    levels.map((level) => ({ x: level.acceptedPc, pc: pick(level) }));
  return (
    <>
      <Panel title={text.title}>
        <div className="statistics-level">
          <div className="statistics-slider">
            <span>
              {text.slider} <output>{formatPc(chosenLevel.acceptedPc)}</output>
            </span>
            <input
              type="range"
              aria-label={text.slider}
              min={0}
              max={levels.length - 1}
              value={index}
              aria-valuetext={formatPc(chosenLevel.acceptedPc)}
              onChange={(event) => onIndex(Number(event.target.value))}
            />
          </div>
          <KeyValue
            rows={[
              { key: 'rate', label: text.manoeuvres, value: formatSignificant(chosenLevel.manoeuvresPerYear) },
              { key: 'reduction', label: `${text.reduction} ${unit}`, value: formatPc(chosenLevel.reductionPerYear) },
              { key: 'residual', label: `${text.residual} ${unit}`, value: formatPc(chosenLevel.residualPerYear) },
              { key: 'remaining', label: text.remaining, value: text.remainingText },
              { key: 'alarm', label: text.falseAlarm, value: alarmText(chosenLevel.falseAlarmShare) },
            ]}
          />
          <p className="statistics-note">{text.falseAlarmText}</p>
          <p className="statistics-note">{text.errors(formatNumber(decisionDays))}</p>
        </div>
      </Panel>
      <ChartFrame
        title={text.riskCurve}
        unit={unit}
        fileName="risk-by-accepted-probability"
        table={table}
        shape={240}
        caption={`${text.residual} · – – ${text.reduction}`}
      >
        {(size) => (
          <CurvePlot
            size={size}
            points={curve((level) => level.residualPerYear)}
            name={text.residual}
            otherCurves={[
              {
                name: text.reduction,
                className: 'curve-alone curve-alone-1',
                points: curve((level) => level.reductionPerYear),
              },
            ]}
            thresholds={[]}
            xTitle={text.slider}
            formatX={formatPc}
            formatTick={powerOfTen}
            label={text.riskCurve}
            marks={({ box, pc, toX }) => (
              <CurveMark
                box={box}
                x={toX(chosenLevel.acceptedPc)}
                y={pc.place(chosenLevel.residualPerYear).y}
                label={formatPc(chosenLevel.acceptedPc)}
              />
            )}
          />
        )}
      </ChartFrame>
      <ColumnChart
        title={text.rateCurve}
        unit={unit}
        fileName="manoeuvres-by-accepted-probability"
        table={table}
        heightPx={240}
        labelEvery={8}
        columns={levels.map((level, k) => ({
          label: powerOfTen(level.acceptedPc),
          value: level.manoeuvresPerYear,
          isChosen: k === index,
        }))}
      />
    </>
  );
}
