import { toUnixMs } from '@keepout/astro/epoch';
import { formatNumber, formatPc } from '../../format/number.ts';
import { formatDistance } from '../../format/quantity.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { countdownText } from '../../nouns/conjunction/list/cells.tsx';
import { ObjectName } from '../../nouns/satellite/ObjectName.tsx';
import type { LiveEncounter } from '../../screening-worker/protocol.ts';
import { useNow } from '../../time/use-now.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { useFindText } from './use-find-text.ts';

const dayS = 86_400;
const metres = (value: number) => formatNumber(value, Math.abs(value) < 100 ? 1 : 0);
/** Estimated covariances carry no digit of a probability as small as this. */
const leastPc = 1e-15;
const smallPc = (pc: number | undefined) =>
  pc !== undefined && pc < leastPc ? `<${formatPc(leastPc).replace('1.00', '1')}` : formatPc(pc);
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
  const sort = parseSort(order, columnIds, { column: 'tca', isDescending: false });
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
    { ...column('countdown', (one) => countdownText(toUnixMs(one.tcaTaiS), minuteMs)), isMono: true },
    column('satellite', (one) => <span title={String(one.primary.noradId)}>{one.primary.name}</span>, false),
    column('object', (one) => <ObjectName {...one.secondary} />, false),
    column('miss', (one) => metres(one.missDistanceM)),
    column('r', (one) => metres(one.rtnPositionM[0])),
    column('t', (one) => metres(one.rtnPositionM[1])),
    column('n', (one) => metres(one.rtnPositionM[2])),
    column('speed', (one) => formatNumber(one.relativeSpeedMps / 1000, one.relativeSpeedMps < 100 ? 4 : 2)),
    {
      ...column('maxPc', (one) => <span title={String(one.maxPc ?? '')}>{formatPc(one.maxPc)}</span>),
      isMono: true,
    },
    { ...column('pc', (one) => <span title={String(one.pc ?? '')}>{smallPc(one.pc)}</span>), isMono: true },
    column('age', (one) => <Age one={one} />),
  ];
  return (
    <RowTable
      label={text.live.table}
      columns={table}
      rows={sortRows(encounters, sort, (one, id) => values[id as Column](one))}
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
              <span className="find-quiet">{columns.maxPc}</span> <span className="mono">{formatPc(one.maxPc)}</span>
            </span>
          </span>
          <span className="find-card-line find-quiet">
            <span className="mono">{timeOf(one.tcaTaiS)}</span>
            <span>{formatDistance(one.missDistanceM)}</span>
          </span>
          <span className="find-card-line find-quiet">
            <span className="mono">{countdownText(toUnixMs(one.tcaTaiS), minuteMs)}</span>
            <span>
              R {metres(one.rtnPositionM[0])} T {metres(one.rtnPositionM[1])} N {metres(one.rtnPositionM[2])} m
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
  const days = (ageS: number | undefined) => `${formatNumber((ageS ?? 0) / dayS, 1)} d`;
  const title = text.live.agesHelp(days(one.primary.orbitAgeS), days(one.secondary.orbitAgeS));
  return <span title={title}>{formatNumber(olderAgeS(one) / dayS, 1)}</span>;
}
