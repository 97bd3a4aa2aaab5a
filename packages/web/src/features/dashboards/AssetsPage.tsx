import { useMemo } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { conjunctionEventOf } from '../../nouns/conjunction/event.ts';
import { splitByTime } from '../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../nouns/conjunction/queries.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { ScreeningBasisLine } from '../../nouns/screening/ScreeningBasisLine.tsx';
import { useNow } from '../../time/ticker.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AssetTable } from './AssetTable.tsx';
import { assetColumns, assetsOf, assetValue } from './assets.ts';
import { useDashboardTexts } from './en.ts';
import './dashboards.css';

const worstFirst = { column: 'worst', isDescending: true };

/** the fleet by satellite: most urgent conjunction, next conjunction, and quality of its orbit. */
export function AssetsPage() {
  const text = useDashboardTexts().assets;
  const minuteMs = useNow('minute');
  const [sortParam, setSort] = useQueryParam('sort');
  const { query, error, satellites } = useSatellites();
  const list = useConjunctions(minuteMs, 0);
  const ephemerides = useEphemerides();
  const { files } = ephemerides;
  const assets = useMemo(() => {
    if (satellites === undefined || list.data === undefined || files === undefined) return undefined;
    const events = splitByTime(list.data.records.map(conjunctionEventOf), minuteMs).future;
    return assetsOf({ satellites, events, files }, minuteMs);
  }, [satellites, list.data, files, minuteMs]);
  const failed = error ?? list.error ?? ephemerides.error;
  const isFetching = query.isFetching || list.isFetching || ephemerides.query.isFetching;
  const reload = () => {
    for (const source of [query, list, ephemerides.query]) if (source.isError) void source.refetch();
  };
  const sort = parseSort(sortParam, assetColumns, worstFirst);
  return (
    <div className="page dashboard">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          <span className="page-head-end">
            <Link href={paths.annualStatistics()}>{text.fleetStatistics}</Link>
          </span>
        </header>
        <ProgressLine label={text.refreshing} isActive={isFetching && assets !== undefined} />
      </div>
      <ScreeningBasisLine />
      {failed !== null && <FaultPanel error={failed} atUnixMs={Date.now()} onAgain={reload} />}
      {assets === undefined && failed === null && <Skeleton label={text.loading} rows={12} />}
      {assets?.length === 0 && <EmptyState text={text.empty} action={<Link href={paths.oems()}>{text.toOems}</Link>} />}
      {assets !== undefined && assets.length > 0 && (
        <AssetTable
          assets={sortRows(assets, sort, assetValue)}
          sort={sort}
          onSort={(column) => setSort(sortText(nextSort(sort, column)))}
        />
      )}
    </div>
  );
}
