import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { MissingRecord, type QueryOutcome, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatPercent } from '../../format/number.ts';
import { formatPc, formatPcLimit } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useRightSatellite } from '../../navigation/use-right-satellite.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunction, useEventSubject } from '../../nouns/conjunction/queries.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { ConflictDialog } from '../../nouns/manoeuvre/ConflictDialog.tsx';
import { ExportDialog } from '../../nouns/manoeuvre/ExportDialog.tsx';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import { PlanSteps } from '../../nouns/manoeuvre/PlanSteps.tsx';
import { planName } from '../../nouns/manoeuvre/plan-words.ts';
import { usePlans } from '../../nouns/manoeuvre/queries.ts';
import { StaleBanner } from '../../nouns/manoeuvre/StaleBanner.tsx';
import { usePlanScreenings, useScreeningOrder } from '../../nouns/manoeuvre/screening-queries.ts';
import { usePlanActions } from '../../nouns/manoeuvre/use-plan-actions.ts';
import { Moment } from '../../time/Moment.tsx';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { EventTable } from './EventTable.tsx';
import { usePostText } from './en.ts';
import { foldedEvents } from './folded-events.ts';
import { PairedDots } from './PairedDots.tsx';
import './post-screening.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** R-14: effect of a manoeuvre on all conjunctions, with the verdict first. */
export function PostManoeuvreScreeningPage() {
  const text = usePostText();
  const { satelliteId = '', conjunctionId = '' } = useParams();
  const [planId, choosePlan] = useQueryParam('plan');
  const screenings = usePlanScreenings(conjunctionId);
  const plans = usePlans(conjunctionId);
  const event = useConjunction(conjunctionId);
  useRightSatellite(event.data?.satelliteId);
  useEventSubject(event.data ?? undefined);
  if (screenings.isPending || plans.isPending || event.isPending)
    return (
      <div className="page">
        <h1>{event.data ? text.titleOf(pairName(event.data)) : text.title}</h1>
        <Skeleton label={text.loading} rows={12} />
      </div>
    );
  // For a missing conjunction show only the error, not "no screening".
  if (event.data === null)
    return (
      <div className="page">
        <h1>{text.title}</h1>
        <MissingRecord
          text={text.notFound}
          action={
            <Link kind="button" href={paths.conjunctions()}>
              {text.toList}
            </Link>
          }
        />
      </div>
    );
  const all: readonly QueryOutcome<unknown>[] = [event, screenings, plans];
  const failed = all.find(({ data }) => data === undefined);
  if (failed)
    return (
      <div className="page">
        <h1>{event.data ? text.titleOf(pairName(event.data)) : text.title}</h1>
        <QueryState query={failed} />
      </div>
    );
  const newest = screenings.data?.find(({ manoeuvreId }) => planId === undefined || manoeuvreId === planId);
  const plan = plans.data?.find(({ manoeuvreId }) => manoeuvreId === (planId ?? newest?.manoeuvreId));
  // The list of plans may be older than a plan in the address, so its absence is conclusive only after a refresh.
  const isSought = planId !== undefined && plan === undefined && (plans.isFetching || plans.isError);
  return (
    <div className="page in-order post-page">
      <header className="post-title">
        <h1>{event.data ? text.titleOf(pairName(event.data)) : text.title}</h1>
        <Link kind="button" className="post-to-event" href={paths.conjunction(satelliteId, conjunctionId)}>
          {text.event}
        </Link>
        <Link
          kind="button"
          href={`${paths.manoeuvre(satelliteId, conjunctionId)}${plan ? `?plan=${plan.manoeuvreId}` : ''}`}
        >
          {text.planner}
        </Link>
      </header>
      <ProgressLine label={text.updating} isActive={screenings.isFetching || plans.isFetching} />
      <QueryStale query={plans.isError ? plans : screenings} />
      <Subjects
        conjunctionId={conjunctionId}
        plans={plans.data ?? []}
        plan={plan}
        onPlan={choosePlan}
        hasRun={newest !== undefined}
      />
      {newest === undefined ? (
        <>
          {isSought ? (
            plans.isFetching && <Skeleton label={text.loading} rows={3} />
          ) : plan ? (
            <p>{text.none}</p>
          ) : (
            <EmptyState
              text={text.noPlan}
              action={
                <Link kind="button" href={paths.manoeuvre(satelliteId, conjunctionId)}>
                  {text.makePlan}
                </Link>
              }
            />
          )}
          {plan && <PlanBar plan={plan} />}
        </>
      ) : (
        <Outcome screening={newest}>{plan && <PlanBar plan={plan} />}</Outcome>
      )}
    </div>
  );
}

interface SubjectsProps {
  readonly conjunctionId: string;
  readonly plans: readonly ManoeuvrePlan[];
  readonly plan: ManoeuvrePlan | undefined;
  readonly onPlan: (manoeuvreId: string | undefined) => void;
  readonly hasRun: boolean;
}

/** Subject of the screening: a plan, or an uploaded candidate ephemeris. */
function Subjects({ conjunctionId, plans, plan, onPlan, hasRun }: SubjectsProps) {
  const text = usePostText();
  const words = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const order = useScreeningOrder();
  const { files } = useEphemerides();
  const [file, chooseFile] = useState<string>();
  const candidates = (files ?? []).filter(({ designation }) => designation === 'CANDIDATE');
  return (
    <div className="post-subjects">
      {plans.length > 0 && (
        <Select
          label={text.plan}
          choices={plans.map((choice) => ({
            id: choice.manoeuvreId,
            label: `${planName(choice, zone, words)} · ${words.states[choice.state]}`,
          }))}
          selected={plan?.manoeuvreId}
          onSelect={onPlan}
        />
      )}
      {plan && (
        <Button isPending={order.isPending} onPress={() => order.mutate({ manoeuvreId: plan.manoeuvreId })}>
          {hasRun ? text.again : text.screen}
        </Button>
      )}
      {candidates.length > 0 && (
        <>
          <Select
            label={text.file}
            choices={candidates.map(({ oemFileId, fileName }) => ({ id: oemFileId, label: fileName }))}
            selected={file}
            onSelect={chooseFile}
          />
          <Button
            isDisabled={file === undefined}
            isPending={order.isPending}
            onPress={() => {
              if (file !== undefined)
                order.mutate({ oemFileId: file, conjunctionId }, { onSuccess: () => onPlan(undefined) });
            }}
          >
            {text.screen}
          </Button>
        </>
      )}
      {order.isError && <FaultPanel error={order.error} atUnixMs={order.submittedAt} />}
    </div>
  );
}

function PlanBar({ plan }: { readonly plan: ManoeuvrePlan }) {
  const actions = usePlanActions();
  return (
    <div className="post-plan">
      <StaleBanner plan={plan} isPending={actions.isPending} onAgain={() => actions.computeAgain(plan)} />
      <PlanSteps
        plan={plan}
        isPending={actions.isPending}
        onStep={(state, note) => actions.takeStep(plan, state, note)}
      />
      <ExportDialog plan={plan} />
      <ConflictDialog conflict={actions.conflict} onClose={actions.closeConflict} />
    </div>
  );
}

/** Separate total of the conjunctions with estimated covariance. */
function Estimates({ verdict }: { readonly verdict: NonNullable<PostManoeuvreScreening['verdict']> }) {
  const text = usePostText();
  const { estimatedEvents = 0, newByEstimatedErrors: raised } = verdict;
  const { estimatedProbabilityBefore: before, estimatedProbability: after } = verdict;
  if (estimatedEvents === 0 && raised === 0) return null;
  return (
    <p className="mv-faint">
      {text.estimates(estimatedEvents, raised)}
      {before !== undefined && <span className="mono"> · {text.estimatesPc(formatPc(before), formatPc(after))}</span>}
    </p>
  );
}

interface OutcomeProps {
  readonly screening: PostManoeuvreScreening;
  /** Actions of the plan; shown after the verdict. */
  readonly children: ReactNode;
}

function Outcome({ screening, children }: OutcomeProps) {
  const text = usePostText();
  const wording = useSentences();
  const watchPc = useQuery(useApi().query('getFlightRules')).data?.thresholds.medium;
  const { state, percent, orderedAt, finishedAt, failure, verdict, events, isStale, counts } = screening;
  const { shown, below } = foldedEvents(events, watchPc);
  const isOpen = state === 'QUEUED' || state === 'RUNNING';
  return (
    <>
      <div className="post-strip" role="status">
        <Status level={levelOfLabel(state)}>{text.states[state]}</Status>
        <span>
          {text.ordered} <Moment at={orderedAt} />
        </span>
        {finishedAt !== null && (
          <span>
            {text.finished} <Moment at={finishedAt} />
          </span>
        )}
        {isOpen && <ProgressBar label={text.progress} share={percent / 100} valueText={formatPercent(percent / 100)} />}
      </div>
      {failure !== null && (
        <p>
          <Status level="serious">{wording(failure, screening.failureSentences)}</Status>
        </p>
      )}
      {isStale && (
        <p className="mv-banner">
          <Status level="caution">{text.stale}</Status>
        </p>
      )}
      {verdict === null && isOpen && <p className="mv-faint">{text.running}</p>}
      {verdict !== null && (
        <section className="post-verdict" aria-label={text.title}>
          <h2>
            <Status level={verdict.isClear ? (isStale ? 'caution' : 'ok') : 'serious'}>
              {verdict.isClear ? text.clear : text.unclear}
            </Status>
          </h2>
          <p className="post-line">
            {text.line(
              formatPc(verdict.probabilityBefore),
              formatPc(verdict.probabilityAfter),
              verdict.newAboveWatch - verdict.newByEstimatedErrors,
              text.watch,
            )}{' '}
            {verdict.exceedsAllowedIncrease && text.tooMuch(formatPc(verdict.estimatedIncrease ?? null))}
          </p>
          <p className="mv-faint">
            {text.total(formatPc(verdict.totalProbabilityBefore), formatPc(verdict.totalProbabilityAfter))}{' '}
            <LeftOut total={verdict.leftOutByOperator} />{' '}
            {(Object.keys(text.changes) as (keyof typeof counts)[])
              .map((key) => `${text.changes[key]} ${counts[key]}`)
              .join(' · ')}
          </p>
          <Estimates verdict={verdict} />
        </section>
      )}
      {children}
      {verdict !== null && (
        <>
          <PairedDots events={shown} watchPc={watchPc} />
          <EventTable title={text.events} events={shown} />
          {watchPc !== undefined && below.length > 0 && (
            <details className="post-folded">
              <summary>{text.below(below.length, formatPcLimit(watchPc))}</summary>
              <EventTable title={text.belowTitle} events={below} />
            </details>
          )}
        </>
      )}
    </>
  );
}
