import type { BodyOf } from '@keepout/client/client';
import { EARLIEST_RETURN_HOURS, RETURN_NUMBERS } from '@keepout/contract/ca/fields';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreReturn, ReturnBox } from '@keepout/contract/ca/manoeuvre-return';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { isTaken } from '@keepout/contract/platform/number-field';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { FollowedState } from '../../api/FollowedState.tsx';
import { formatDuration } from '../../format/duration.ts';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatMass, formatSpeed } from '../../format/speed.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import { useReturnSearch } from '../../nouns/manoeuvre/queries.ts';
import type { ReturnPlan } from '../../nouns/manoeuvre/use-plan-actions.ts';
import { useRecordText } from '../../nouns/record/en.ts';
import { fieldRangeText, typedNumber } from '../../nouns/record/field-text.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePlannerText } from './en.ts';

/** Loaded after a search for a return manoeuvre. */
const ReturnCourse = lazy(async () => ({
  default: (await import('../../nouns/manoeuvre/ReturnCourse.tsx')).ReturnCourse,
}));

export interface ReturnPanelProps {
  readonly basis: Pick<PlanningBasis, 'conjunctionId' | 'tca'>;
  readonly manoeuvre: ManoeuvreCommand;
  /** Search of the avoidance manoeuvre; the return search uses the same constraints. */
  readonly search: Pick<BodyOf<'searchReturn'>, 'constraints' | 'leftOut'> | undefined;
  readonly keepText: string;
  readonly isPending: boolean;
  readonly onKeep: (wayBack: ReturnPlan) => void;
}

/** Return manoeuvre for the selected manoeuvre: tolerance bands, delta-v, and a button that adds it to the plan. */
export function ReturnPanel({
  basis: { conjunctionId, tca },
  manoeuvre,
  search: asked,
  keepText,
  isPending,
  onKeep,
}: ReturnPanelProps) {
  const planner = usePlannerText();
  const text = planner.back;
  const [form, setForm] = useState(FIRST_BANDS);
  const [isTried, setTried] = useState(false);
  const [sentSearch, setSent] = useState<{ bands: ReturnBox; body: BodyOf<'searchReturn'>; turn: number }>();
  const answer = useReturnSearch(sentSearch?.body, sentSearch?.turn ?? 0);
  const record = useRecordText();
  const read = readBands(form);
  const limits = (name: keyof typeof BAND_FIELDS) => {
    const field = BAND_FIELDS[name];
    return fieldRangeText(name === 'hours' ? { ...field, least: EARLIEST_RETURN_HOURS } : field, record);
  };
  const field = (name: keyof typeof FIRST_BANDS, label: string) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      {...(isTried &&
        read.faults.has(name) && {
          error: form[name].trim() === '' ? text.noBands(limits(name)) : record.outside(limits(name)),
        })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { bands } = read;
    if (!bands) return;
    // The return search accepts only these two fields of an avoidance search.
    const { constraints, leftOut } = asked ?? {};
    const storedLimits = { ...(constraints && { constraints }), ...(leftOut && { leftOut }) };
    setSent({
      bands,
      body: { conjunctionId, manoeuvre, ...bands, ...storedLimits },
      turn: (sentSearch?.turn ?? 0) + 1,
    });
  };
  const { data } = answer.query;
  const returning = data?.manoeuvres[1];
  return (
    <section aria-label={text.title} className="planner-return">
      <h3>{text.title}</h3>
      <p className="planner-faint">{text.hint}</p>
      <form className="planner-form" aria-label={text.title} onSubmit={submit}>
        <div className="planner-three">
          {field('sma', text.sma)}
          {field('phase', text.phase)}
          {field('hours', text.hours)}
        </div>
        <div className="mv-actions">
          <Button type="submit" isPending={answer.query.isFetching}>
            {text.search}
          </Button>
        </div>
      </form>
      {sentSearch && (
        <FollowedState
          key={sentSearch.turn}
          answer={answer}
          words={{
            ...planner.byHand,
            ...text,
            title: text.searching,
            searchAgain: text.search,
            cancel: planner.cards.cancel,
          }}
        />
      )}
      {data && <FoundReturn answer={data} />}
      {data && sentSearch && (
        <Suspense fallback={<Skeleton label={text.title} rows={2} rowPx={190} />}>
          <ReturnCourse answer={data} bands={sentSearch.bands} tca={tca} />
        </Suspense>
      )}
      {returning && sentSearch && (
        <div className="mv-actions">
          <Button
            kind="primary"
            isPending={isPending}
            onPress={() => onKeep({ returnManoeuvre: returning, returnBox: sentSearch.bands })}
          >
            {keepText}
          </Button>
        </div>
      )}
    </section>
  );
}

function FoundReturn({ answer }: { readonly answer: ManoeuvreReturn }) {
  const text = usePlannerText().back;
  const { rows: rowNames } = useManoeuvreText();
  if (answer.unreachable !== null)
    return (
      <Status level="serious" isSentence>
        {text.obstacles[answer.unreachable]}
      </Status>
    );
  const [, returning] = answer.manoeuvres;
  const neverLeaves = answer.timeOutside === 0;
  const rows = [
    ...(returning ? [{ key: 'begin', label: text.begin, value: <Moment at={returning.ignitionEpoch} /> }] : []),
    { key: 'deltaV', label: text.deltaV, value: formatSpeed(answer.totalDeltaV) },
    { key: 'propellant', label: text.propellant, value: formatMass(answer.totalPropellant) },
    { key: 'outside', label: text.outside, value: formatDuration(answer.timeOutside ?? Number.NaN) },
    ...(answer.insideFrom === null || neverLeaves
      ? []
      : [{ key: 'inside', label: text.inside, value: <Moment at={answer.insideFrom} /> }]),
    { key: 'sma', label: text.smaAfter, value: formatDistance(answer.smaAfter) },
    { key: 'phase', label: text.phaseAfter, value: `${formatNumber(answer.phaseAfter, 3)}°` },
    { key: 'total', label: rowNames.total, value: formatPc(answer.totalProbability) },
    ...(answer.withExecutionError
      ? [
          {
            key: 'execution',
            label: rowNames.totalExecution,
            value: formatPc(answer.withExecutionError.totalProbability),
          },
        ]
      : []),
  ];
  return (
    <>
      {!answer.isNeeded && <Status level="ok">{neverLeaves ? text.neverLeaves : text.notNeeded}</Status>}
      <KeyValue rows={rows} />
      <LeftOut total={answer.leftOutByOperator} />
    </>
  );
}

/** Default tolerance bands as typed. */
const FIRST_BANDS = { sma: '50', phase: '0.5', hours: '48' };

type Field = keyof typeof FIRST_BANDS;

const { smaBand, phaseBand, latestHours } = RETURN_NUMBERS;
/** Limits of the inputs by their names in the form. The end must be after the earliest ignition epoch. */
const BAND_FIELDS = { sma: smaBand, phase: phaseBand, hours: latestHours } as const;

/** Returns the typed bands as a search takes them, or the invalid fields. */
export function readBands(form: Readonly<Record<Field, string>>): {
  readonly bands?: ReturnBox;
  readonly faults: ReadonlySet<Field>;
} {
  const values = { sma: typedNumber(form.sma), phase: typedNumber(form.phase), hours: typedNumber(form.hours) };
  const isGood = (field: Field) =>
    isTaken(BAND_FIELDS[field], values[field]) && (field !== 'hours' || values.hours > EARLIEST_RETURN_HOURS);
  const faults = new Set((['sma', 'phase', 'hours'] as const).filter((field) => !isGood(field)));
  if (faults.size > 0) return { faults };
  return { faults, bands: { smaBand: values.sma, phaseBand: values.phase, latestHours: values.hours } };
}
