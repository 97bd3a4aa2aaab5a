import { toUnixMs } from '@keepout/astro/epoch';
import { useMemo } from 'react';
import { formatDuration } from '../../format/duration.ts';
import { formatDistance, formatMetres } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSpeedKms } from '../../format/speed.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { ObjectName } from '../../nouns/satellite/ObjectName.tsx';
import type { LiveEncounter } from '../../screening-worker/protocol.ts';
import { formatCountdownMinutes } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { useFindText } from './en.ts';

const DAY_S = 86_400;
const olderAgeS = ({ primary, secondary }: LiveEncounter) => Math.max(primary.orbitAgeS ?? 0, secondary.orbitAgeS ?? 0);

type Column =
  | 'tca'
  | 'countdown'
  | 'satellite'
  | 'object'
  | 'miss'
  | 'r'
  | 't'
  | 'n'
  | 'speed'
  | 'maxPc'
  | 'pc'
  | 'age';

const values: Readonly<Record<Column, (one: LiveEncounter) => string | number | undefined>> = {
  tca: (one) => one.tcaTaiS,
  countdown: (one) => one.tcaTaiS,
  satellite: (one) => one.primary.name,
  object: (one) => one.secondary.name,
  miss: (one) => one.missDistanceM,
  r: (one) => Math.abs(one.rtnPositionM[0]),
  t: (one) => Math.abs(one.rtnPositionM[1]),
  n: (one) => Math.abs(one.rtnPositionM[2]),
  speed: (one) => one.relativeSpeedMps,
  maxPc: (one) => one.maxPc,
  pc: (one) => one.pc,
  age: olderAgeS,
};
const columnIds = Object.keys(values) as Column[];

/** What a live screening found: by TCA, until another column is pressed. */
export function LiveTable({ encounters }: { readonly encounters: readonly LiveEncounter[] }) {
  const text = useFindText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  const [order, setOrder] = useQueryParam('order');
  const sort = useMemo(() => parseSort(order, columnIds, { column: 'tca', isDescending: false }), [order]);
  const rows = useMemo(() => sortRows(encounters, sort, (one, id) => values[id as Column](one)), [encounters, sort]);
  const { columns } = text.live;
  const timeOf = (taiS: number) => formatTime(toUnixMs(taiS), zone);
  const column = (id: Column, cell: RowColumn<LiveEncounter>['cell'], isNumber = true): RowColumn<LiveEncounter> => ({
    id,
    header: columns[id],
    isSortable: true,
    ...(isNumber && { align: 'end' as const }),
    cell,
  });
  const slowOf = ({ intervalTaiS: stay }: LiveEncounter) => stay && text.live.slow(timeOf(stay[0]), timeOf(stay[1]));
  const table: readonly RowColumn<LiveEncounter>[] = [
    {
      ...column('tca', (one) => <span title={slowOf(one)}>{timeOf(one.tcaTaiS)}</span>, false),
      isMono: true,
    },
    { ...column('countdown', (one) => formatCountdownMinutes(toUnixMs(one.tcaTaiS), minuteMs)), isMono: true },
    column('satellite', (one) => <span title={String(one.primary.noradId)}>{one.primary.name}</span>, false),
    column('object', (one) => <ObjectName {...one.secondary} />, false),
    column('miss', (one) => formatMetres(one.missDistanceM)),
    column('r', (one) => formatMetres(one.rtnPositionM[0])),
    column('t', (one) => formatMetres(one.rtnPositionM[1])),
    column('n', (one) => formatMetres(one.rtnPositionM[2])),
    column('speed', (one) => formatSpeedKms(one.relativeSpeedMps)),
    {
      ...column('maxPc', (one) => <Probability one={one} value={one.maxPc} words={formatPc} />),
      isMono: true,
    },
    { ...column('pc', (one) => <Probability one={one} value={one.pc} words={formatPc} />), isMono: true },
    column('age', (one) => <Age one={one} />),
  ];
  return (
    <RowTable
      label={text.live.table}
      columns={table}
      rows={rows}
      keyOf={keyOf}
      sort={sort}
      onSort={(id) => setOrder(sortText(nextSort(sort, id)))}
      card={(one) => (
        <div className="find-card">
          <span className="find-card-line">
            <strong>
              {one.primary.name} × {one.secondary.name}
            </strong>
            <span>
              <span className="find-quiet">{columns.maxPc}</span>{' '}
              <span className="mono">
                <Probability one={one} value={one.maxPc} words={formatPc} />
              </span>
            </span>
          </span>
          <span className="find-card-line find-quiet">
            <span className="mono">{timeOf(one.tcaTaiS)}</span>
            <span>{formatDistance(one.missDistanceM)}</span>
          </span>
          <span className="find-card-line find-quiet">
            <span className="mono">{formatCountdownMinutes(toUnixMs(one.tcaTaiS), minuteMs)}</span>
            <span>
              R {formatMetres(one.rtnPositionM[0])} T {formatMetres(one.rtnPositionM[1])} N{' '}
              {formatMetres(one.rtnPositionM[2])} m
            </span>
          </span>
        </div>
      )}
    />
  );
}

const keyOf = ({ primary, secondary, tcaTaiS, kind }: LiveEncounter) =>
  `${primary.noradId} ${secondary.noradId} ${tcaTaiS} ${kind}`;

/** The older of the two element sets: what the figures rest on. */
function Age({ one }: { readonly one: LiveEncounter }) {
  const text = useFindText();
  const title = text.live.agesHelp(formatDuration(one.primary.orbitAgeS), formatDuration(one.secondary.orbitAgeS));
  return <span title={title}>{formatNumber(olderAgeS(one) / DAY_S, 1)}</span>;
}

/** A probability that is not computed yet is neither small nor absent, and says so. */
function Probability({
  one,
  value,
  words,
}: {
  readonly one: LiveEncounter;
  readonly value: number | undefined;
  readonly words: (value: number | undefined) => string;
}) {
  const text = useFindText();
  const isJudged = one.hardBodyRadiusM !== undefined;
  return <span title={isJudged ? String(value ?? '') : text.live.notJudged}>{isJudged ? words(value) : '…'}</span>;
}
