import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreCandidate } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useMemo } from 'react';
import type { MapCell } from '../../charts/trade-map/grid-place.ts';
import { SizeCurve } from '../../charts/trade-map/SizeCurve.tsx';
import { TradeMapChart } from '../../charts/trade-map/TradeMap.tsx';
import type { MapZoom } from '../../charts/trade-map/trade-map-props.ts';
import type { DataTable } from '../../export/data-table.ts';
import { formatNumber, formatPercent, formatSignificant } from '../../format/number.ts';
import { formatPc, formatPcLimit } from '../../format/probability.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import type { useTradeScreening } from '../../nouns/manoeuvre/queries.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type PlannerText, usePlannerText } from './en.ts';
import { forbiddenSpans, orbitsBefore, sizeOf, sizeUnit } from './map-rules.ts';
import { ScreeningStatus } from './ScreeningStatus.tsx';
import { isUnsure, type ScreenedCell, screenedCell, withRaised } from './screened-cells.ts';
import { useTradeCurve, type useTradeMap } from './use-trade-map.ts';

export interface MapPanelProps {
  readonly basis: PlanningBasis;
  readonly trade: ReturnType<typeof useTradeMap>;
  readonly screening: ReturnType<typeof useTradeScreening>;
  readonly candidates: readonly ManoeuvreCandidate[];
  readonly targetPc: number;
  readonly cell: MapCell | undefined;
  /** The selected manoeuvre, from a cell or not; the curve uses its ignition epoch. */
  readonly manoeuvre: ManoeuvreCommand | undefined;
  readonly onCell: (cell: MapCell) => void;
  readonly onZoom: (zoom: MapZoom | undefined) => void;
  readonly isZoomed: boolean;
}

const MAP_PX = 380;
const CURVE_PX = 190;
/** Steps of the displayed table: every tenth column and every fifth row. */
const [COLUMN_STEP, ROW_STEP] = [10, 5];

/** The trade space with the curve of the selected ignition epoch. */
export function MapPanel({
  basis,
  trade,
  screening,
  candidates,
  targetPc,
  cell,
  manoeuvre,
  onCell,
  onZoom,
  isZoomed,
}: MapPanelProps) {
  const { map: text, cards } = usePlannerText();
  const words = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const { share, fault } = trade;
  const map = useMemo(
    () => trade.map && withRaised(trade.map, screening.query.data),
    [trade.map, screening.query.data],
  );
  const screeningText = usePlannerText().screening;
  const kind = basis.manoeuvreType ?? 'IMPULSIVE';
  const { sizeFirst, sizeLast } = trade.map?.frame ?? trade.frame;
  const largestSize = Math.max(Math.abs(sizeFirst), Math.abs(sizeLast));
  const unit = sizeUnit(kind, largestSize, text.units);
  const tcaMs = parseTime(basis.tca) ?? Number.NaN;
  const spans = useMemo(() => forbiddenSpans(basis, text), [basis, text]);
  const begin = manoeuvre && orbitsBefore(parseTime(manoeuvre.ignitionEpoch) ?? Number.NaN, basis);
  const middle = map?.orbits[cell?.column ?? Math.floor(map.orbits.length / 2)];
  const curve = useTradeCurve(basis, trade, begin ?? middle);
  const beginOf = (before: number) => formatTime(tcaMs - before * basis.period * 1000, zone);
  const forbiddenAt = (before: number) =>
    spans.find(({ fromOrbits, toOrbits }) => before <= fromOrbits && before >= toOrbits)?.label;
  const status = (
    <div className="planner-map-status" role="status">
      {share !== undefined && (
        <>
          <span>{text.computing(formatPercent(share))}</span>
          <Button kind="quiet" onPress={trade.cancel}>
            {text.cancel}
          </Button>
        </>
      )}
      {trade.isWaiting && <span>{text.rough}</span>}
      {fault !== undefined && (
        <>
          <span>{fault === 'cancelled' ? text.cancelled : `${text.failed} (${fault})`}</span>
          <Button kind="quiet" onPress={trade.again}>
            {text.again}
          </Button>
        </>
      )}
    </div>
  );
  if (!map)
    return (
      <div>
        {status}
        {fault === undefined && (
          <Skeleton label={text.computing(formatPercent(share ?? 0))} rows={10} rowPx={MAP_PX / 10} />
        )}
      </div>
    );
  const rows = map.sizes.length;
  const at = ({ column, row }: MapCell) => column * rows + row;
  const unverified = screening.query.data?.unverified ?? [];
  const eventName = (place: number) => basis.events[place]?.secondaryName ?? text.none;
  const table = (columnStep: number, rowStep: number): DataTable => ({
    columns: [
      { name: text.x },
      { name: text.begin },
      { name: text.sizes[kind], unit: unit.name },
      { name: text.pc, format: formatPc },
      { name: text.worst },
    ],
    rows: [...map.orbits].flatMap((before, column) =>
      column % columnStep !== 0
        ? []
        : [...map.sizes].flatMap((size, row) =>
            row % rowStep !== 0
              ? []
              : [
                  [
                    before,
                    beginOf(before),
                    size / unit.value,
                    10 ** map.log10TotalPc[at({ column, row })]!,
                    eventName(map.worstEvent[at({ column, row })]!),
                  ],
                ],
          ),
    ),
  });
  const deadline = basis.decideBy === null ? undefined : orbitsBefore(parseTime(basis.decideBy) ?? Number.NaN, basis);
  return (
    <div className="planner-maps">
      <ProgressLine label={text.computing('')} isActive={share !== undefined} {...(share !== undefined && { share })} />
      <TradeMapChart
        title={text.title}
        map={map}
        tcaMs={tcaMs}
        periodS={basis.period}
        // The act threshold is valid for one conjunction; the map shows totals.
        levels={[{ id: 'target', value: targetPc, label: text.target(formatPc(targetPc)) }]}
        spans={spans}
        unverified={unverified}
        deadlineOrbits={deadline}
        marks={candidates.map(({ recommendedAs, roles, manoeuvre, result }, place) => ({
          id: String(place),
          kind: recommendedAs.length > 0 ? 'star' : roles.length > 0 ? 'role' : 'other',
          orbits: result.figures.orbitsBeforeTca,
          size: sizeOf(manoeuvre, basis),
          label: roles.map((role) => words.stars[role]).join(', ') || cards.other(place + 1),
        }))}
        sizeUnit={{ name: `${text.sizes[kind]} [${unit.name}]`, value: unit.value }}
        cell={cell}
        onCell={onCell}
        onZoom={onZoom}
        isOld={trade.isOld}
        readout={(pick) => {
          const before = map.orbits[pick.column] ?? Number.NaN;
          const forbidden = forbiddenAt(before);
          return [
            { name: text.begin, value: `${beginOf(before)} (${text.orbits(formatNumber(before, 2))})` },
            {
              name: text.sizes[kind],
              value: `${formatSignificant((map.sizes[pick.row] ?? 0) / unit.value)} ${unit.name}`,
            },
            { name: text.worst, value: eventName(map.worstEvent[at(pick)]!) },
            ...(isUnsure(unverified, pick) ? [{ name: text.unverified, value: '!' }] : []),
            ...(map.raised[at(pick)] === 1 ? [{ name: text.raised, value: '!' }] : []),
            ...(screening.query.data === undefined || screening.query.data.notScreened !== null
              ? []
              : [
                  {
                    name: screeningText.readout,
                    value: screenedWords(screenedCell(screening.query.data, pick), screeningText),
                  },
                ]),
            ...(forbidden === undefined ? [] : [{ name: text.forbidden, value: forbidden }]),
          ];
        }}
        words={{ ...text, label: text.label }}
        table={table(COLUMN_STEP, ROW_STEP)}
        wholeTable={() => table(1, 1)}
        actions={
          isZoomed && (
            <Button kind="quiet" onPress={() => onZoom(undefined)}>
              {text.whole}
            </Button>
          )
        }
        footer={
          <div className="planner-map-foot">
            {status}
            <ScreeningStatus answer={screening} />
          </div>
        }
        heightPx={MAP_PX}
      />
      {curve === undefined ? (
        <div className="chart-panel planner-curve-place" />
      ) : (
        <SizeCurve
          title={text.curve}
          note={`${beginOf(curve.orbits)} · ${text.orbits(formatNumber(curve.orbits, 2))}${curve.hot ? ` · ${text.bands}` : ''}`}
          curve={curve}
          thresholds={[
            { value: basis.actProbability, label: text.act(formatPcLimit(basis.actProbability)), level: 'critical' },
          ]}
          sizeUnit={unit}
          size={manoeuvre && sizeOf(manoeuvre, basis)}
          words={{
            ...words.branches,
            size: text.sizes[kind],
            pc: 'Pc',
            pcAxis: text.pcAxis,
            miss: text.miss,
            noValue: text.noValue,
          }}
          heightPx={CURVE_PX}
        />
      )}
    </div>
  );
}

/** Returns the worst new conjunction of a screened cell as text. */
function screenedWords(cell: ScreenedCell | undefined, text: PlannerText['screening']): string {
  if (cell === undefined) return text.notReadout;
  const [worst] = cell.newEvents;
  return worst === undefined ? text.clearReadout : `${worst.secondaryName} ${formatPc(worst.probability)}`;
}
