import type { AcceptedLevel, AnnualRiskEstimate, AnnualStatistics } from '@keepout/contract/ca/statistics';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FollowedState } from '../../api/FollowedState.tsx';
import { useFollowed } from '../../api/use-followed.ts';
import { ABSENT, formatNumber, formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { FLEET_SEGMENT, paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { FigureTable } from '../../nouns/figures/FigureTable.tsx';
import { FigureTiles } from '../../nouns/figures/FigureTiles.tsx';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { useStatisticsText } from './en.ts';
import { History } from './History.tsx';
import { LevelPanel } from './LevelPanel.tsx';
import { RatesPanel } from './RatesPanel.tsx';
import { RealismPanel } from './RealismPanel.tsx';
import './statistics.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

// In the same chunk: every additional chunk increases the first load of every page by its name.
export { MissionsPage } from './missions/MissionsPage.tsx';

/** Time before a refresh, ms: the catalogue changes a few times a day. */
const FRESH_MS = 5 * 60_000;

/** annual collision probability and number of manoeuvres of a satellite or of the fleet. */
export function StatisticsPage() {
  const text = useStatisticsText();
  const { satelliteId = FLEET_SEGMENT } = useParams();
  const { satellites } = useSatellites();
  useSubject(satellites?.find((satellite) => satellite.satelliteId === satelliteId)?.name);
  const ofSatellite = satelliteId !== FLEET_SEGMENT && { 'satellite-id': satelliteId };
  const api = useApi();
  const query = { query: { ...ofSatellite } };
  const answer = useFollowed<AnnualStatistics>(
    api.query('getAnnualStatistics', query).queryKey,
    (following) => api.call('getAnnualStatistics', { ...query, ...following }),
    { staleTime: FRESH_MS },
  );
  const goTo = useGoTo();
  const choices = [
    { id: FLEET_SEGMENT, label: text.fleet },
    ...(satellites ?? []).map((satellite) => ({ id: satellite.satelliteId, label: satellite.name })),
  ];
  const body = () => {
    if (answer.query.data === undefined)
      return <FollowedState key={satelliteId} answer={answer} words={text.computing} />;
    return <Statistics statistics={answer.query.data} />;
  };
  return (
    <div className="page statistics-page">
      <header className="page-head">
        <h1>{text.title}</h1>
        <span className="page-head-end">
          <Link href={paths.missions()}>{text.toMissions}</Link>
          {satelliteId === FLEET_SEGMENT ? (
            <Link href={paths.assets()}>{text.toAssets}</Link>
          ) : (
            <>
              <Link href={paths.satellite(satelliteId)}>{text.toSatellite}</Link>
              <Link href={paths.annualStatistics()}>{text.toFleet}</Link>
            </>
          )}
        </span>
      </header>
      <div className="statistics-choice">
        <Select
          label={text.satellite}
          choices={choices}
          selected={satelliteId}
          onSelect={(id) => goTo(paths.annualStatistics(id))}
        />
      </div>
      {body()}
      {satelliteId === FLEET_SEGMENT && <RealismPanel />}
    </div>
  );
}

const NEAR_TEN_THOUSANDTH = 1e-4;

function Statistics({ statistics }: { readonly statistics: AnnualStatistics }) {
  const text = useStatisticsText();
  const zone = useZone((state) => state.zone);
  const { satellites, total, history } = statistics;
  const levels = total?.levels ?? [];
  const usual = levels.findIndex((level) => level.acceptedPc >= NEAR_TEN_THOUSANDTH * 0.999);
  const [picked, setPicked] = useState<number | null>(null);
  const index = picked ?? Math.max(0, usual);
  if (satellites.length === 0)
    return (
      <EmptyState
        text={text.noSatellites}
        action={
          <Link kind="button" href={paths.flightRules()}>
            {text.addSatellite}
          </Link>
        }
      />
    );
  const missing = satellites.filter((satellite) => satellite.reason !== null);
  const [only] = satellites;
  const radius =
    satellites.length === 1 && only?.combinedRadius != null
      ? `${formatSignificant(only.combinedRadius)}\u00a0m`
      : text.ownRadii;
  const reason =
    satellites.length === 1 ? only?.reason : missing.length === satellites.length ? missing[0]?.reason : null;
  return (
    <>
      {statistics.start !== null && (
        <p className="statistics-note">
          {text.basis(formatNumber(statistics.days), formatTime(parseTime(statistics.start), zone), radius)}
        </p>
      )}
      <Tiles statistics={statistics} chosen={levels[index]} />
      {reason != null && (
        <EmptyState
          text={text.reasons[reason]}
          action={
            reason === 'NO_CATALOGUE' || only === undefined ? undefined : (
              <Link kind="button" href={paths.satellite(only.satelliteId)}>
                {text.complete}
              </Link>
            )
          }
        />
      )}
      {reason == null && missing.length > 0 && (
        <ul className="statistics-left-out" aria-label={text.leftOut}>
          {missing.map(({ satelliteId, name, reason: why }) => (
            <li key={satelliteId}>
              {text.leftOut} <Link href={paths.satellite(satelliteId)}>{name}</Link>.{' '}
              {why !== null && text.reasons[why]}
            </li>
          ))}
        </ul>
      )}
      {total !== null && (
        <>
          <Estimates estimate={total} />
          <div className="statistics-grid">
            <LevelPanel levels={levels} index={index} onIndex={setPicked} decisionDays={statistics.decisionDays} />
          </div>
          {satellites.length === 1 && only !== undefined && (
            <FigureTable
              title={text.top.objects}
              fileName="top-objects"
              empty={text.top.none}
              table={{
                columns: [
                  { name: text.top.name },
                  { name: text.top.norad },
                  { name: text.top.rate, format: (value) => formatSignificant(value) },
                ],
                rows: only.topObjects.map((object) => [object.name, String(object.noradId), object.passagesPerYear]),
              }}
            />
          )}
        </>
      )}
      <RatesPanel satelliteId={satellites.length === 1 ? only?.satelliteId : undefined} />
      <History history={history} />
    </>
  );
}

/** Estimates from flux and from counts next to each other, and whether they agree. */
function Estimates({ estimate }: { readonly estimate: AnnualRiskEstimate }) {
  const { estimates: text } = useStatisticsText();
  const limits = (lower: string, upper: string) => `${lower} – ${upper}`;
  return (
    <FigureTable
      title={text.title}
      fileName="annual-estimates"
      table={{
        columns: [
          { name: text.estimate },
          { name: text.rate, format: (value) => formatNumber(value, 1) },
          { name: text.rateLimits },
          { name: text.collision, format: formatPc },
          { name: text.collisionLimits },
        ],
        rows: [
          [text.flux, estimate.fluxPerYear, null, estimate.fluxProbability, null],
          [
            text.counting(estimate.countedEvents),
            estimate.countedPerYear,
            limits(formatNumber(estimate.countedPerYearLower), formatNumber(estimate.countedPerYearUpper)),
            estimate.countedProbability,
            limits(formatPc(estimate.countedProbabilityLower), formatPc(estimate.countedProbabilityUpper)),
          ],
        ],
      }}
    >
      <p className="statistics-note">{estimate.isAgreed ? text.agree : text.disagree}</p>
    </FigureTable>
  );
}

interface TilesProps {
  readonly statistics: AnnualStatistics;
  readonly chosen: AcceptedLevel | undefined;
}

/** Annual figures, each with its formula. */
function Tiles({ statistics: { history, total }, chosen }: TilesProps) {
  const { tiles: text } = useStatisticsText();
  const tiles = [
    { name: text.events, help: text.eventsFormula, value: formatNumber(history.events) },
    { name: text.act, help: text.actFormula, value: formatSignificant(chosen?.manoeuvresPerYear) },
    {
      name: text.collision,
      help: text.collisionFormula,
      value: total === null ? ABSENT : formatPc(total.fluxProbability),
    },
    { name: text.left, help: text.leftFormula, value: formatPc(chosen?.residualPerYear) },
    {
      name: text.cumulative,
      help: text.cumulativeFormula,
      value: history.cumulativePc === null ? text.noData : formatPc(history.cumulativePc),
    },
  ];
  return <FigureTiles label={text.label} tiles={tiles} />;
}
