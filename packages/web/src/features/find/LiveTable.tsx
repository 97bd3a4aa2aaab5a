import { toUnixMs } from '@keepout/astro/epoch';
import { useMemo } from 'react';
import { formatDuration } from '../../format/duration.ts';
import { formatDistance, formatMetres } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSpeedKms } from '../../format/speed.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { ObjectName } from '../../nouns/satellite/ObjectName.tsx';
import type { LiveEncounter, LiveParty } from '../../screening-worker/protocol.ts';
import { formatCountdown } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
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

const values: Readonly<Record<Column, (encounter: LiveEncounter) => string | number | undefined>> = {
  tca: ({ tcaTaiS }) => tcaTaiS,
  countdown: ({ tcaTaiS }) => tcaTaiS,
  satellite: ({ primary }) => primary.name,
  object: ({ secondary }) => secondary.name,
  miss: ({ missDistanceM }) => missDistanceM,
  r: ({ rtnPositionM }) => Math.abs(rtnPositionM[0]),
  t: ({ rtnPositionM }) => Math.abs(rtnPositionM[1]),
  n: ({ rtnPositionM }) => Math.abs(rtnPositionM[2]),
  speed: ({ relativeSpeedMps }) => relativeSpeedMps,
  maxPc: ({ maxPc }) => maxPc,
  pc: ({ pc }) => pc,
  age: olderAgeS,
};
const columnIds = Object.keys(values) as Column[];

/** Close approaches of a screening in the browser; sorted by TCA by default. */
export function LiveTable({
  encounters,
  onPlan,
}: {
  readonly encounters: readonly LiveEncounter[];
  /** Starts a search for manoeuvres that avoid a close approach. */
  readonly onPlan?: (encounter: LiveEncounter) => void;
}) {
  const text = useFindText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  const [order, setOrder] = useQueryParam('order');
  const sort = useMemo(() => parseSort(order, columnIds, { column: 'tca', isDescending: false }), [order]);
  const rows = useMemo(
    () => sortRows(encounters, sort, (encounter, id) => values[id as Column](encounter)),
    [encounters, sort],
  );
  const { columns } = text.live;
  const timeOf = (taiS: number) => formatTime(toUnixMs(taiS), zone);
  const column = (id: Column, cell: RowColumn<LiveEncounter>['cell'], isNumber = true): RowColumn<LiveEncounter> => ({
    id,
    header: columns[id],
    isSortable: true,
    ...(isNumber && { align: 'end' as const }),
    cell,
  });
  const planOf = (encounter: LiveEncounter) => <Button onPress={() => onPlan?.(encounter)}>{text.plan.open}</Button>;
  const slowOf = ({ intervalTaiS: stay }: LiveEncounter) => stay && text.live.slow(timeOf(stay[0]), timeOf(stay[1]));
  const table: readonly RowColumn<LiveEncounter>[] = [
    {
      ...column('tca', (encounter) => <span title={slowOf(encounter)}>{timeOf(encounter.tcaTaiS)}</span>, false),
      isMono: true,
    },
    { ...column('countdown', ({ tcaTaiS }) => formatCountdown(toUnixMs(tcaTaiS), minuteMs)), isMono: true },
    column('satellite', ({ primary }) => <span title={String(primary.noradId)}>{primary.name}</span>, false),
    column('object', ({ secondary }) => <OtherParty party={secondary} />, false),
    column('miss', (encounter) => (
      <>
        <EdgeMark encounter={encounter} /> {formatMetres(encounter.missDistanceM)}
      </>
    )),
    column('r', ({ rtnPositionM }) => formatMetres(rtnPositionM[0])),
    column('t', ({ rtnPositionM }) => formatMetres(rtnPositionM[1])),
    column('n', ({ rtnPositionM }) => formatMetres(rtnPositionM[2])),
    column('speed', ({ relativeSpeedMps }) => formatSpeedKms(relativeSpeedMps)),
    {
      ...column('maxPc', (encounter) => <Probability encounter={encounter} value={encounter.maxPc} words={formatPc} />),
      isMono: true,
    },
    {
      ...column('pc', (encounter) => <Probability encounter={encounter} value={encounter.pc} words={formatPc} />),
      isMono: true,
    },
    column('age', (encounter) => <Age encounter={encounter} />),
    ...(onPlan === undefined ? [] : [{ id: 'plan', header: text.plan.column, cell: planOf }]),
  ];
  return (
    <RowTable
      label={text.live.table}
      columns={table}
      rows={rows}
      keyOf={keyOf}
      sort={sort}
      onSort={(id) => setOrder(sortText(nextSort(sort, id)))}
      card={(encounter) => (
        <div className="find-card">
          <span className="find-card-line">
            <strong>
              {encounter.primary.name} × {encounter.secondary.name}
            </strong>
            <span>
              <span className="find-quiet">{columns.maxPc}</span>{' '}
              <span className="mono">
                <Probability encounter={encounter} value={encounter.maxPc} words={formatPc} />
              </span>
            </span>
          </span>
          <span className="find-card-line find-quiet">
            <span className="mono">{timeOf(encounter.tcaTaiS)}</span>
            <span>
              <EdgeMark encounter={encounter} /> {formatDistance(encounter.missDistanceM)}
            </span>
          </span>
          {encounter.secondary.publisher !== undefined && (
            <span className="find-card-line find-quiet">{text.live.publishedBy(encounter.secondary.publisher)}</span>
          )}
          <span className="find-card-line find-quiet">
            <span className="mono">{formatCountdown(toUnixMs(encounter.tcaTaiS), minuteMs)}</span>
            {onPlan && planOf(encounter)}
            <span>
              R {formatMetres(encounter.rtnPositionM[0])} T {formatMetres(encounter.rtnPositionM[1])} N{' '}
              {formatMetres(encounter.rtnPositionM[2])} m
            </span>
          </span>
        </div>
      )}
    />
  );
}

const keyOf = ({ primary, secondary, tcaTaiS, kind }: LiveEncounter) =>
  `${primary.noradId} ${secondary.noradId} ${tcaTaiS} ${kind}`;

/** Marks a close approach whose minimum distance lies at the end of the data. */
function EdgeMark({ encounter: { edge } }: { readonly encounter: LiveEncounter }) {
  const text = useFindText().live.edge;
  return edge && <strong title={text[edge]}>{text.mark}</strong>;
}

/** The other object, and the publisher of its ephemeris if one was used. */
function OtherParty({ party }: { readonly party: LiveParty }) {
  const text = useFindText();
  return (
    <>
      <ObjectName {...party} />
      {party.publisher !== undefined && <span className="find-quiet"> {text.live.publishedBy(party.publisher)}</span>}
    </>
  );
}

/** Age of the older of the two element sets, days; it limits the accuracy of the results. */
function Age({ encounter }: { readonly encounter: LiveEncounter }) {
  const text = useFindText();
  const title = text.live.agesHelp(
    formatDuration(encounter.primary.orbitAgeS),
    formatDuration(encounter.secondary.orbitAgeS),
  );
  return <span title={title}>{formatNumber(olderAgeS(encounter) / DAY_S, 1)}</span>;
}

/** Pc of a close approach; an ellipsis means not yet computed. */
function Probability({
  encounter,
  value,
  words,
}: {
  readonly encounter: LiveEncounter;
  readonly value: number | undefined;
  readonly words: (value: number | undefined) => string;
}) {
  const text = useFindText();
  const isJudged = encounter.hardBodyRadiusM !== undefined;
  const [ownFactor, otherFactor] = encounter.sigmaFactors ?? [1, 1];
  const ruled = encounter.sigmaFactors && text.live.ruled(formatNumber(ownFactor, 2), formatNumber(otherFactor, 2));
  const exact = [value, ruled].filter((part) => part !== undefined).join('. ');
  const edgeTitle = encounter.edge && text.live.edge[encounter.edge];
  return <span title={edgeTitle ?? (isJudged ? exact : text.live.notJudged)}>{isJudged ? words(value) : '…'}</span>;
}
