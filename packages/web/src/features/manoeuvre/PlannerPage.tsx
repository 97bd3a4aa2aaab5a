import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { lazy, Suspense, useState } from 'react';
import { FollowedState } from '../../api/FollowedState.tsx';
import type { Prefetch } from '../../api/prefetch.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { useIsCalm } from '../../calm/calm-store.ts';
import { cellAt } from '../../charts/trade-map/grid-place.ts';
import type { MapZoom } from '../../charts/trade-map/trade-map-props.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam, useQueryTab } from '../../navigation/use-query-selection.ts';
import { useRightSatellite } from '../../navigation/use-right-satellite.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunction, useEventSubject } from '../../nouns/conjunction/queries.ts';
import { LEFT_OUT_PARAMETER, useLeftOut } from '../../nouns/conjunction/use-left-out.ts';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import {
  planningBasisOf,
  useCandidates,
  usePlanningBasis,
  usePlans,
  useTradeScreening,
} from '../../nouns/manoeuvre/queries.ts';
import { type ReturnPlan, usePlanActions } from '../../nouns/manoeuvre/use-plan-actions.ts';
import { cx } from '../../styles/class-names.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { optionalLazy } from '../../ui/lazy-when-idle.tsx';
import { OutdatedResults } from '../../ui/OutdatedResults.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ByHandForm } from './ByHandForm.tsx';
import { CandidateCards } from './CandidateCards.tsx';
import { ChoiceGeometry, ChoicePanel, type PlannerChoice } from './ChoicePanel.tsx';
import { ConstraintsForm } from './ConstraintsForm.tsx';
import { CountedEvents } from './CountedEvents.tsx';
import { usePlannerText } from './en.ts';
import { firstChoice } from './first-choice.ts';
import { MapPanel } from './MapPanel.tsx';
import { isOneWay, manoeuvreOfCell, orbitsBefore, sizeFor } from './map-rules.ts';
import { NewEvents } from './NewEvents.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useSaving } from './SavingState.tsx';
import { isSameFrame, screenedCell, screeningBody } from './screened-cells.ts';
import { firstForm, isSameForm, readForm } from './search-form.ts';
import { Unplannable } from './Unplannable.tsx';
import { type Keeping, useByHand } from './use-by-hand.ts';
import { useTradeMap } from './use-trade-map.ts';
import './planner.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

// Loaded after the first rendering of the page.
const EventOwner = optionalLazy(async () => (await import('../../nouns/decision/EventOwner.tsx')).EventOwner);

/** Plan summary for layouts without the map. */
const PlanSummary = lazy(async () => ({
  default: (await import('../../nouns/manoeuvre/ManoeuvreViews.tsx')).PlanSummary,
}));

export const prefetch: Prefetch = ({ api, queries, params: { conjunctionId = '' }, search }) =>
  void queries.prefetchQuery(planningBasisOf(api, conjunctionId, search[LEFT_OUT_PARAMETER]));

/** manoeuvres for one conjunction: search, trade space, saved plans and their approval. */
export function PlannerPage() {
  const text = usePlannerText();
  const { conjunctionId = '' } = useParams();
  const leftOut = useLeftOut();
  const saving = useSaving();
  const [turn, setTurn] = useState(0);
  const basis = usePlanningBasis(conjunctionId, leftOut.text);
  const event = useConjunction(conjunctionId);
  useRightSatellite(event.data?.satelliteId);
  useEventSubject(event.data ?? undefined);
  if (basis.isPending)
    return (
      <div className="page planner-page">
        <h1>{event.data ? text.title(pairName(event.data)) : text.name}</h1>
        <div className="planner-columns">
          <Skeleton label={text.loading} rows={12} rowPx={36} />
          <Skeleton label={text.loading} rows={12} rowPx={40} />
          <Skeleton label={text.loading} rows={4} rowPx={56} />
        </div>
      </div>
    );
  if (basis.data === undefined)
    return (
      <div className="page">
        <h1>{event.data ? text.title(pairName(event.data)) : text.name}</h1>
        <QueryState query={basis} />
      </div>
    );
  const updatedMs = parseTime(event.data?.updatedAt ?? '') ?? Number.NaN;
  const hasMoved = updatedMs > (parseTime(basis.data.now) ?? Number.NaN);
  return (
    <div className="page planner-page">
      <Title basis={basis.data} />
      <ProgressLine label={text.updating} isActive={basis.isFetching} />
      {hasMoved && (
        <div className="mv-banner" role="status">
          <Status level="caution" isSentence>
            {text.moved.text}
          </Status>
          <Button onPress={() => void basis.refetch().then(() => setTurn((old) => old + 1))}>{text.moved.again}</Button>
        </div>
      )}
      <Planner key={turn} basis={basis.data} {...{ leftOut, saving }} />
    </div>
  );
}

function Title({ basis }: { readonly basis: PlanningBasis }) {
  const text = usePlannerText();
  const { satelliteId, conjunctionId, satelliteName, secondaryName, tca, totalProbability, events, leftOutByOperator } =
    basis;
  return (
    <header className="planner-title">
      <h1>{text.title(`${satelliteName} × ${secondaryName}`)}</h1>
      <span className="mono">
        <Countdown atMs={parseTime(tca) ?? Number.NaN} />
      </span>
      <Moment at={tca} />
      <span className="mono">
        Pc {formatPc(events[0]?.probability ?? null)} · {text.total} {formatPc(totalProbability)}
      </span>
      <LeftOut total={leftOutByOperator} />
      <Link kind="button" href={paths.conjunction(satelliteId, conjunctionId)}>
        {text.toEvent}
      </Link>
    </header>
  );
}

interface PlannerProps {
  readonly basis: PlanningBasis;
  readonly leftOut: ReturnType<typeof useLeftOut>;
  readonly saving: ReturnType<typeof useSaving>;
}

function Planner({ basis, leftOut, saving }: PlannerProps) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const plans = usePlans(basis.conjunctionId);
  const [planId, choosePlan] = useQueryParam('plan');
  const text = usePlannerText();
  const plan = plans.data?.find(({ manoeuvreId }) => manoeuvreId === planId) ?? saving.saved?.plan;
  if (!isPhone && basis.unplannable === null) return <Designer {...{ basis, leftOut, saving }} />;
  const event = { satelliteId: basis.satelliteId, conjunctionId: basis.conjunctionId };
  return (
    <>
      {basis.unplannable !== null && <Unplannable basis={basis} reason={basis.unplannable} />}
      {isPhone && basis.unplannable === null && (
        <>
          <p className="mv-note">{text.phone}</p>
          <ByHand {...{ basis, leftOut, saving }} />
        </>
      )}
      {plans.data && <PlanTable plans={plans.data} chosenId={planId} onChoose={choosePlan} />}
      {plan && (
        <Suspense fallback={<Skeleton label={text.loading} rows={6} />}>
          <PlanSummary plan={plan} event={event} />
        </Suspense>
      )}
      <Owner conjunctionId={basis.conjunctionId} />
    </>
  );
}

/** Owner of the conjunction, at the end of the page, so that its late rendering moves no other content. */
function Owner({ conjunctionId }: { readonly conjunctionId: string }) {
  const isCalm = useIsCalm();
  return (
    isCalm && (
      <Suspense>
        <EventOwner conjunctionId={conjunctionId} />
      </Suspense>
    )
  );
}

/** Layout for phones: an operator-defined manoeuvre without the map. */
function ByHand({ basis, leftOut: { ids: leftOut, count }, saving }: PlannerProps) {
  const {
    byHand: text,
    cards: { cancel },
  } = usePlannerText();
  const keeping = { constraints: {}, leftOut: [...leftOut] };
  const byHand = useByHand(basis, keeping);
  const actions = usePlanActions();
  return (
    <>
      <ByHandForm basis={basis} byHand={byHand} />
      <FollowedState answer={byHand.answer} words={{ ...text, cancel }} note={text.searchingFor(basis.events.length)} />
      {byHand.isChanged && byHand.answer.query.data && <OutdatedResults />}
      <ChoicePanel
        {...{ basis, actions, saving }}
        choice={byHand.choice}
        awaited="byHand"
        search={keeping}
        onSave={(...pair) => saving.save(planBody(basis, keeping, ...pair))}
      />
      <CountedEvents basis={basis} onCount={count} />
    </>
  );
}

/** Returns the request body of a plan for the selected manoeuvre. */
const planBody = (
  { conjunctionId }: Pick<PlanningBasis, 'conjunctionId'>,
  keeping: Keeping,
  manoeuvre: ManoeuvreCommand,
  wayBack: ReturnPlan = {},
) => ({ conjunctionId, manoeuvre, note: '', ...keeping, ...wayBack });

type Picked =
  /** Without `place`: the default candidate. */
  | { readonly kind: 'candidate'; readonly place?: number }
  | { readonly kind: 'byHand' }
  /** Identified by ignition epoch and size, because a finer map has other columns and rows. */
  | { readonly kind: 'cell'; readonly orbits: number; readonly size: number };
const WAYS = ['search', 'byHand'] as const;
const firstOf = (way: string): Picked => (way === 'byHand' ? { kind: way } : { kind: 'candidate' });

function Designer({ basis, leftOut: { ids: leftOut, count }, saving }: PlannerProps) {
  const { conjunctionId } = basis;
  const text = usePlannerText();
  const [form, setForm] = useState(() => firstForm(basis));
  const [{ searched: searchedForm, reading }, setAsked] = useState(() => ({
    searched: form,
    reading: readForm(form, basis),
  }));
  const [way, goWay] = useQueryTab('way', WAYS, 'search');
  const [picked, pick] = useState<Picked>(() => firstOf(way));
  const [zoom, setZoom] = useState<MapZoom>();
  const [planId, choosePlan] = useQueryParam('plan');
  const search = reading.ok ? { ...reading.search, leftOut: [...leftOut] } : undefined;
  const searched = useCandidates(search);
  const answer = searched.query;
  const plans = usePlans(conjunctionId);
  const keeping = { constraints: search?.constraints ?? {}, leftOut: [...leftOut] };
  const actions = usePlanActions();
  const byHand = useByHand(basis, keeping);
  const candidates = answer.data?.candidates ?? [];
  const largestSize = sizeFor(basis, candidates);
  const fullFrame = {
    orbitsFirst: search?.orbitsTo ?? 12,
    orbitsLast: search?.orbitsFrom ?? 0.5,
    sizeFirst: isOneWay(basis) ? 0 : -largestSize,
    sizeLast: largestSize,
  };
  // While the search runs, its candidates may still change the frame.
  const isSettled = zoom !== undefined || !answer.isFetching;
  const direction = reading.ok ? reading.direction : 'best';
  const trade = useTradeMap(basis, { columns: 200, rows: 100, ...(zoom ?? fullFrame), direction }, isSettled);
  const isDrawn = trade.map !== undefined && trade.share === undefined && isSameFrame(trade.map.frame, trade.frame);
  const screening = useTradeScreening(
    isDrawn && !answer.isFetching && search ? screeningBody(trade.frame, search) : undefined,
  );
  const plan = plans.data?.find(({ manoeuvreId }) => manoeuvreId === planId) ?? saving.saved?.plan;
  const place = picked.kind === 'candidate' ? (picked.place ?? (answer.data && firstChoice(answer.data))) : undefined;
  const candidate = place === undefined ? undefined : candidates[place];
  const cell =
    picked.kind === 'cell' && trade.map
      ? cellAt(trade.map.orbits, trade.map.sizes, picked.orbits, picked.size)
      : undefined;
  const take = (next: Picked) => {
    pick(next);
    if (planId !== undefined) choosePlan(undefined);
  };
  const choice = (): PlannerChoice | undefined => {
    if (plan) return { kind: 'plan', plan };
    if (candidate) return { kind: 'candidate', ...candidate };
    if (picked.kind === 'byHand') return byHand.choice;
    const manoeuvre = cell && trade.map && manoeuvreOfCell(trade.map, cell, basis);
    if (!manoeuvre || !trade.map || !cell) return undefined;
    const log10 = trade.map.log10TotalPc[cell.column * trade.map.sizes.length + cell.row] ?? Number.NaN;
    const { data } = screening.query;
    const screened = screenedCell(data, cell);
    const summary = (
      <>
        <CellSummary manoeuvre={manoeuvre} pc={10 ** log10} basis={basis} />
        {data && screened && <NewEvents screening={{ ...screened, objects: data.objects }} isCell />}
      </>
    );
    return { kind: 'cell', manoeuvre, summary };
  };
  const currentChoice = choice();
  const words = way === 'byHand' ? text.byHand : text.cards;
  const hasResult = way === 'byHand' ? byHand.answer.query.data !== undefined : answer.data !== undefined;
  const isOutdated = hasResult && (way === 'byHand' ? byHand.isChanged : !isSameForm(form, searchedForm));
  return (
    <div className="planner-columns">
      <div className="planner-side">
        <Tabs
          label={text.ways.label}
          selected={way}
          onSelect={(id) => {
            goWay(id);
            pick(firstOf(id));
          }}
          tabs={[
            {
              id: 'search',
              label: text.ways.search,
              content: (
                <ConstraintsForm
                  basis={basis}
                  form={form}
                  onChange={setForm}
                  isSearching={answer.isFetching}
                  onSearch={() => {
                    setAsked({ searched: form, reading: readForm(form, basis) });
                    setZoom(undefined);
                    take(firstOf('search'));
                  }}
                />
              ),
            },
            {
              id: 'byHand',
              label: text.ways.byHand,
              content: (
                <ByHandForm {...{ basis, byHand }} note={text.byHand.keeps} onAsk={() => take(firstOf('byHand'))} />
              ),
            },
          ]}
        />
        <CountedEvents basis={basis} onCount={count} />
      </div>
      <MapPanel
        basis={basis}
        trade={trade}
        screening={screening}
        candidates={candidates}
        targetPc={answer.data?.targetProbability ?? search?.targetProbability ?? basis.targetProbability}
        cell={cell}
        manoeuvre={currentChoice && ('plan' in currentChoice ? currentChoice.plan.manoeuvre : currentChoice.manoeuvre)}
        onCell={({ column, row }) =>
          take({ kind: 'cell', orbits: trade.map?.orbits[column] ?? 0, size: trade.map?.sizes[row] ?? 0 })
        }
        onZoom={(next) => {
          setZoom(next);
          if (picked.kind === 'cell') pick(firstOf(way));
        }}
        isZoomed={zoom !== undefined}
      />
      <div className="planner-side">
        <FollowedState
          key={way}
          answer={way === 'byHand' ? byHand.answer : searched}
          words={{ ...words, cancel: text.cards.cancel }}
          note={words.searchingFor(basis.events.length)}
        />
        {isOutdated && <OutdatedResults />}
        {way === 'search' && answer.data && search && (
          <CandidateCards
            candidates={answer.data}
            search={search}
            chosen={plan ? undefined : place}
            onChoose={(next) => take({ kind: 'candidate', place: next })}
          />
        )}
        {(currentChoice !== undefined || !answer.isFetching) && (
          <ChoicePanel
            {...{ basis, actions, saving, search }}
            choice={currentChoice}
            awaited={way === 'byHand' ? way : 'candidate'}
            onSave={(...pair) => saving.save(planBody(basis, keeping, ...pair))}
          />
        )}
      </div>
      <div className={cx('planner-below', !trade.map && 'planner-waiting')}>
        <ChoiceGeometry basis={basis} choice={currentChoice} />
        <QueryState query={plans}>
          {(all) => <PlanTable plans={all} chosenId={planId} onChoose={choosePlan} />}
        </QueryState>
        <Owner conjunctionId={conjunctionId} />
      </div>
    </div>
  );
}

function CellSummary({
  manoeuvre,
  pc,
  basis,
}: {
  readonly manoeuvre: ManoeuvreCommand;
  readonly pc: number;
  readonly basis: PlanningBasis;
}) {
  const text = usePlannerText().map;
  const orbits = orbitsBefore(parseTime(manoeuvre.ignitionEpoch) ?? Number.NaN, basis);
  return (
    <p>
      {text.begin} <Moment at={manoeuvre.ignitionEpoch} /> ({formatNumber(orbits, 2)}), {text.pc}{' '}
      <span className="mono">{formatPc(pc)}</span>; {text.exact}.
    </p>
  );
}
