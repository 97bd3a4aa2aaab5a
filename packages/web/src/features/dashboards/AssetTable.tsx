import { formatDuration } from '../../format/duration.ts';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { RiskCounts } from '../../nouns/risk/RiskCounts.tsx';
import { ClaimMark } from '../../nouns/satellite/ClaimMark.tsx';
import { Countdown } from '../../time/Countdown.tsx';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { CardValue } from '../../ui/CardValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { headed, RowTable } from '../../ui/RowTable.tsx';
import type { RowSort } from '../../ui/row-sort.ts';
import { StatusSymbol } from '../../ui/Status.tsx';
import { type Asset, assetColumns } from './assets.ts';
import { useDashboardTexts } from './en.ts';

export interface AssetTableProps {
  readonly assets: readonly Asset[];
  readonly sort: RowSort;
  readonly onSort: (column: string) => void;
}

export function AssetTable({ assets, sort, onSort }: AssetTableProps) {
  const text = useDashboardTexts().assets;
  const columns = headed<Asset, keyof typeof text.columns>(
    [
      { id: 'satellite', cell: (asset) => <Name asset={asset} /> },
      { id: 'worst', cell: (asset) => <Worst asset={asset} /> },
      { id: 'tca', align: 'end', isMono: true, cell: (asset) => <Tca asset={asset} /> },
      { id: 'risks', cell: ({ risks }) => <RiskCounts risks={risks} /> },
      { id: 'events', align: 'end', cell: ({ eventCount }) => formatNumber(eventCount) },
      { id: 'age', align: 'end', cell: (asset) => <Age asset={asset} /> },
      { id: 'coverage', align: 'end', cell: ({ coverageS }) => formatDuration(coverageS) },
      { id: 'propellant', align: 'end', cell: (asset) => <Propellant asset={asset} /> },
      { id: 'links', cell: (asset) => <Pages asset={asset} /> },
    ],
    text.columns,
    assetColumns,
  );
  return (
    <RowTable
      label={text.table}
      columns={columns}
      rows={assets}
      keyOf={({ satellite }) => satellite.satelliteId}
      sort={sort}
      onSort={onSort}
      card={(asset) => (
        <div className="dashboard-card">
          <span className="dashboard-card-line">
            <Name asset={asset} />
            <CardValue label={text.columns.tca}>
              <span className="mono">
                <Tca asset={asset} />
              </span>
            </CardValue>
          </span>
          <Worst asset={asset} />
          <span className="dashboard-card-line">
            <CardValue label={text.columns.risks}>
              <RiskCounts risks={asset.risks} />
            </CardValue>
            <CardValue label={text.columns.age}>
              <Age asset={asset} />
            </CardValue>
          </span>
          <Pages asset={asset} />
        </div>
      )}
    />
  );
}

interface OfAsset {
  readonly asset: Asset;
}

function Name({ asset: { satellite } }: OfAsset) {
  return (
    <span className="dashboard-event">
      <strong>{satellite.name}</strong>
      <span className="quiet-text">{satellite.noradId}</span>
      <ClaimMark satellite={satellite} />
    </span>
  );
}

function Worst({ asset: { worst } }: OfAsset) {
  const text = useDashboardTexts().assets;
  if (worst === undefined) return <span className="quiet-text">{text.noEvent}</span>;
  return (
    <span className="dashboard-event">
      <StatusSymbol level={worst.mark} size={12} />
      <Link href={paths.conjunction(worst.record.satelliteId, worst.id)}>{pairName(worst.record)}</Link>
    </span>
  );
}

/** TCA of the satellite's most urgent conjunction. */
function Tca({ asset: { worst } }: OfAsset) {
  const text = useDashboardTexts().assets;
  const zone = useZone((state) => state.zone);
  if (worst === undefined) return <span className="quiet-text">{text.noEvent}</span>;
  return (
    <span title={`${pairName(worst.record)} · ${formatTime(worst.tcaMs, zone)}`}>
      <Countdown atMs={worst.tcaMs} />
    </span>
  );
}

function Age({ asset: { file, ageS } }: OfAsset) {
  const text = useDashboardTexts().assets;
  if (file === undefined) {
    return (
      <span className="quiet-text" title={text.noFileHint}>
        {text.noFile}
      </span>
    );
  }
  return (
    <Link href={paths.oems(file.oemFileId)} title={file.fileName}>
      {formatDuration(ageS)}
    </Link>
  );
}

function Propellant({ asset: { propellantKg } }: OfAsset) {
  const text = useDashboardTexts().assets;
  if (propellantKg === undefined) return <span className="quiet-text">{text.noPropellant}</span>;
  return formatNumber(propellantKg, 1);
}

function Pages({ asset: { satellite } }: OfAsset) {
  const text = useDashboardTexts().assets;
  const { satelliteId, name } = satellite;
  return (
    <span className="dashboard-links">
      <Link href={paths.satellite(satelliteId)} aria-label={`${text.page}: ${name}`}>
        {text.page}
      </Link>
      <Link href={paths.annualStatistics(satelliteId)} aria-label={`${text.statistics}: ${name}`}>
        {text.statistics}
      </Link>
    </span>
  );
}
