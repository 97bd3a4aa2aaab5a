import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Ahead } from '../../api/ahead.ts';
import { QueryState } from '../../api/QueryState.tsx';
import type { Cell } from '../../charts/trade-map/grid-place.ts';
import type { MapZoom } from '../../charts/trade-map/trade-map-props.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam, useQueryTab } from '../../navigation/use-query-selection.ts';
import { useRightSatellite } from '../../navigation/use-right-satellite.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunction } from '../../nouns/conjunction/queries.ts';
import { LEFT_OUT, useLeftOut } from '../../nouns/conjunction/use-left-out.ts';
import { PlanSummary } from '../../nouns/manoeuvre/ManoeuvreViews.tsx';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import {
  planningBasisOf,
  useCandidates,
  usePlanningBasis,
  usePlans,
  useTradeScreening,
} from '../../nouns/manoeuvre/queries.ts';
import { usePlanActions } from '../../nouns/manoeuvre/use-plan-actions.ts';
import { cx } from '../../styles/class-names.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ByHandForm } from './ByHandForm.tsx';
import { CandidateCards } from './CandidateCards.tsx';
import { type Choice, ChoiceGeometry, ChoicePanel } from './ChoicePanel.tsx';
import { ConstraintsForm } from './ConstraintsForm.tsx';
import { CountedEvents } from './CountedEvents.tsx';
import { usePlannerText } from './en.ts';
import { firstChoice } from './first-choice.ts';
import { MapPanel } from './MapPanel.tsx';
import { isOneWay, manoeuvreOfCell, orbitsBefore, sizeFor } from './map-rules.ts';
import { NewEvents } from './NewEvents.tsx';
import { PlanTable } from './PlanTable.tsx';
import { SearchState } from './SearchState.tsx';
import { isSameFrame, screenedCell, screeningBody } from './screened-cells.ts';
import { firstForm, readForm } from './search-form.ts';
import { Unplannable } from './Unplannable.tsx';
import { type Keeping, useByHand } from './use-by-hand.ts';
import { useTradeMap } from './use-trade-map.ts';
import './planner.css';

export const ahead: Ahead = ({ api, queries, params: { conjunctionId = '' }, search }) =>
  void queries.prefetchQuery(planningBasisOf(api, conjunctionId, search[LEFT_OUT]));

/** manoeuvres for one event, searched, mapped, saved and taken on their way. */
export function PlannerPage() {
  const text = usePlannerText();
  const { conjunctionId = '' } = useParams({ strict: false });
  const leftOut = useLeftOut();
  const [turn, setTurn] = useState(0);
  const basis = usePlanningBasis(conjunctionId, leftOut.text);
  const event = useConjunction(conjunctionId);
  useRightSatellite(event.data?.satelliteId);
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
          <Status level="caution">{text.moved.text}</Status>
          <Button onPress={() => void basis.refetch().then(() => setTurn((old) => old + 1))}>{text.moved.again}</Button>
        </div>
      )}
      <Planner key={turn} basis={basis.data} leftOut={leftOut} />
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
        <Countdown atMs={parseTime(tca) ?? Number.NaN} finest="second" />
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
}

function Planner({ basis, leftOut }: PlannerProps) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const plans = usePlans(basis.conjunctionId);
  const [planId, choosePlan] = useQueryParam('plan');
  const text = usePlannerText();
  const plan = plans.data?.find(({ manoeuvreId }) => manoeuvreId === planId);
  if (!isPhone && basis.unplannable === null) return <Designer basis={basis} leftOut={leftOut} />;
  const event = { satelliteId: basis.satelliteId, conjunctionId: basis.conjunctionId };
  return (
    <>
      {basis.unplannable !== null && <Unplannable basis={basis} reason={basis.unplannable} />}
      {isPhone && basis.unplannable === null && (
        <>
          <p className="mv-note">{text.phone}</p>
          <ByHand basis={basis} leftOut={leftOut} />
        </>
      )}
      {plans.data && <PlanTable plans={plans.data} chosenId={planId} onChoose={choosePlan} />}
      {plan && <PlanSummary plan={plan} event={event} />}
    </>
  );
}

/** On a phone: a manoeuvre that is known needs no map. */
function ByHand({ basis, leftOut: { ids: leftOut, count } }: PlannerProps) {
  const text = usePlannerText().byHand;
  const keeping = { constraints: {}, leftOut: [...leftOut] };
  const byHand = useByHand(basis, keeping);
  const { actions, save } = useSaving(basis, keeping);
  return (
    <>
      <ByHandForm basis={basis} byHand={byHand} />
      <SearchState events={basis.events.length} answer={byHand.answer} text={text} />
      <ChoicePanel {...{ basis, actions }} choice={byHand.choice} awaited="byHand" search={keeping} onSave={save} />
      <CountedEvents basis={basis} onCount={count} />
    </>
  );
}

/** Saving what is chosen as a plan, which is then the one that is shown. */
function useSaving({ conjunctionId }: Pick<PlanningBasis, 'conjunctionId'>, keeping: Keeping) {
  const [, choosePlan] = useQueryParam('plan');
  const actions = usePlanActions();
  const save = (manoeuvre: ManoeuvreCommand, returnManoeuvre?: ManoeuvreCommand) =>
    actions.create.mutate(
      {
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: { conjunctionId, manoeuvre, note: '', ...keeping, ...(returnManoeuvre && { returnManoeuvre }) },
      },
      { onSuccess: ({ manoeuvreId }) => choosePlan(manoeuvreId) },
    );
  return { actions, save };
}

type Picked =
  /** Without a place: the one that is chosen before anybody has. */
  | { readonly kind: 'candidate'; readonly place?: number }
  | { readonly kind: 'byHand' }
  | { readonly kind: 'cell'; readonly cell: Cell };
const WAYS = ['search', 'byHand'] as const;
const firstOf = (way: string): Picked => (way === 'byHand' ? { kind: way } : { kind: 'candidate' });

function Designer({ basis, leftOut: { ids: leftOut, count } }: PlannerProps) {
  const { conjunctionId } = basis;
  const text = usePlannerText();
  const [form, setForm] = useState(() => firstForm(basis));
  const [reading, setAsked] = useState(() => readForm(form, basis));
  const [way, goWay] = useQueryTab('way', WAYS, 'search');
  const [picked, pick] = useState<Picked>(() => firstOf(way));
  const [zoom, setZoom] = useState<MapZoom>();
  const [planId, choosePlan] = useQueryParam('plan');
  const search = reading.ok ? { ...reading.search, leftOut: [...leftOut] } : undefined;
  const searched = useCandidates(search);
  const answer = searched.query;
  const plans = usePlans(conjunctionId);
  const keeping = { constraints: search?.constraints ?? {}, leftOut: [...leftOut] };
  const { actions, save } = useSaving(basis, keeping);
  const byHand = useByHand(basis, keeping);
  const candidates = answer.data?.candidates ?? [];
  const most = sizeFor(basis, candidates);
  const whole = {
    orbitsFirst: search?.orbitsTo ?? 12,
    orbitsLast: search?.orbitsFrom ?? 0.5,
    sizeFirst: isOneWay(basis) ? 0 : -most,
    sizeLast: most,
  };
  const trade = useTradeMap(basis, {
    columns: 200,
    rows: 100,
    ...(zoom ?? whole),
    direction: reading.ok ? reading.direction : 'best',
  });
  const isDrawn = trade.map !== undefined && trade.share === undefined && isSameFrame(trade.map.frame, trade.frame);
  // What the candidates bring may change the frame once more.
  const screening = useTradeScreening(
    isDrawn && !answer.isFetching && search ? screeningBody(trade.frame, search) : undefined,
  );
  const plan = plans.data?.find(({ manoeuvreId }) => manoeuvreId === planId);
  const place = picked.kind === 'candidate' ? (picked.place ?? (answer.data && firstChoice(answer.data))) : undefined;
  const candidate = place === undefined ? undefined : candidates[place];
  const cell = picked.kind === 'cell' ? picked.cell : undefined;
  const take = (next: Picked) => {
    pick(next);
    if (planId !== undefined) choosePlan(undefined);
  };
  const choice = (): Choice | undefined => {
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
        {data && screened && <NewEvents screening={{ ...screened, objects: data.objects }} />}
      </>
    );
    return { kind: 'cell', manoeuvre, summary };
  };
  const chosen = choice();
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
                    setAsked(readForm(form, basis));
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
        onCell={(next) => take({ kind: 'cell', cell: next })}
        onZoom={(next) => {
          setZoom(next);
          if (picked.kind === 'cell') pick(firstOf(way));
        }}
        isZoomed={zoom !== undefined}
      />
      <div className="planner-side">
        <SearchState
          key={way}
          events={basis.events.length}
          {...(way === 'byHand'
            ? { answer: byHand.answer, text: text.byHand }
            : { answer: searched, text: text.cards })}
        />
        {way === 'search' && answer.data && search && (
          <CandidateCards
            candidates={answer.data}
            search={search}
            chosen={plan ? undefined : place}
            onChoose={(next) => take({ kind: 'candidate', place: next })}
          />
        )}
        {(chosen !== undefined || !answer.isFetching) && (
          <ChoicePanel
            {...{ basis, actions, search }}
            choice={chosen}
            awaited={way === 'byHand' ? way : 'candidate'}
            onSave={save}
          />
        )}
      </div>
      <div className={cx('planner-below', !trade.map && 'planner-waiting')}>
        <ChoiceGeometry basis={basis} choice={chosen} />
        <QueryState query={plans}>
          {(all) => <PlanTable plans={all} chosenId={planId} onChoose={choosePlan} />}
        </QueryState>
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
