import { deltaVFrame } from '@keepout/contract/ca/enums';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { type NumberField, shownUnit } from '@keepout/contract/platform/number-field';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { formatSpeed } from '../../format/speed.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { useRecordText } from '../../nouns/record/en.ts';
import { fieldRangeText } from '../../nouns/record/field-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BeginUnit } from './BeginUnit.tsx';
import {
  ALONG,
  axesOf,
  type ByHandNumber,
  byHandField,
  durationIn,
  type ManualFormValues as Form,
  factsOf,
  numbersOf,
  REFUSED_AS,
  readByHand,
} from './by-hand-form.ts';
import { usePlannerText } from './en.ts';
import { orbitsLeft, turnedBegin } from './search-form.ts';
import type { useByHand } from './use-by-hand.ts';

export interface ByHandFormProps {
  readonly basis: PlanningBasis;
  readonly byHand: ReturnType<typeof useByHand>;
  /** Constraints that apply to the manoeuvre. */
  readonly note?: string;
  /** Called on submit, in addition to the computation. */
  readonly onAsk?: () => void;
}

const SIZES = { time: 'duration', velocity: 'deltaV' } as const;

/** Form of a manoeuvre defined by the operator; shows the inputs that its kind of propulsion needs. */
export function ByHandForm({ basis, byHand: { form, change, ask, answer, refused }, note, onAsk }: ByHandFormProps) {
  const { byHand: text, form: words } = usePlannerText();
  const { rows } = useManoeuvreText();
  const record = useRecordText();
  const [isTried, setTried] = useState(false);
  const facts = factsOf(basis);
  const read = readByHand(form, basis);
  const faults = isTried && !read.ok ? read.faults : {};
  const setPart = (part: Partial<Form>) => change({ ...form, ...part });
  const axes = axesOf(form.frame);
  const errorOf = (name: ByHandNumber | 'begin') => {
    const fault = faults[name];
    if (fault === undefined) return REFUSED_AS[name].map((field) => refused[field]).find((message) => message);
    return fault === 'range' && name !== 'begin'
      ? record.outside(fieldRangeText(byHandField(name, facts), record))
      : words.faults[fault as Exclude<typeof fault, 'range'>];
  };
  const field = (name: ByHandNumber | 'begin', label: string, hint?: string) => {
    const error = errorOf(name);
    return (
      <TextField
        key={name}
        label={label}
        value={form[name]}
        onChange={(value) => setPart({ [name]: value })}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
    );
  };
  const { maxDeltaV, dragAreaMin, dragAreaMax } = basis.vehicle;
  /** Hint with the limit of this satellite; the server rejects larger values. */
  const means = (name: ByHandNumber, { least, most, ...rest }: NumberField) => {
    if (name === 'deltaV') return words.maxHint(formatSpeed(maxDeltaV));
    if (name !== 'area') return undefined;
    return words.maxHint(fieldRangeText({ ...rest, least: dragAreaMin ?? least, most: dragAreaMax ?? most }, record));
  };
  const number = (name: ByHandNumber) => {
    const numberField = byHandField(name, facts);
    const isInSeconds = name !== 'duration' || form.durationUnit === 'SECONDS';
    const [unit, axis] = [isInSeconds ? shownUnit(numberField) : '', axes[['x', 'y', 'z'].indexOf(name)]];
    const isEnd = name === 'duration' && form.durationUnit === 'DATE';
    const label = isEnd ? text.end : (axis ?? rows[name as Exclude<ByHandNumber, 'x' | 'y' | 'z'>]);
    return field(name, unit === '' ? label : `${label} [${unit}]`, means(name, numberField));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.ok) return;
    ask();
    onAsk?.();
  };
  const numbers = numbersOf(form, facts);
  const vector = numbers.filter((name) => name === 'x' || name === 'y' || name === 'z');
  const sense = (along: string) => `${along.startsWith('-') ? '−' : '+'}${axes[Number(along[1])]}`;
  return (
    <Panel title={text.form}>
      <form className="planner-form" aria-label={text.form} onSubmit={submit}>
        <BeginUnit
          selected={form.unit}
          onSelect={(unit) => setPart({ unit, begin: turnedBegin(form.begin, form.unit, unit, basis) })}
        />
        {field('begin', rows.ignition, words.orbitsHint(formatNumber(orbitsLeft(basis), 1)))}
        {facts.isSteered && (
          <div className="planner-pair">
            <Select
              label={text.frame}
              choices={deltaVFrame.options.map((id) => ({ id, label: id }))}
              selected={form.frame}
              onSelect={(id) => setPart({ frame: deltaVFrame.options.find((name) => name === id) ?? 'RTN' })}
            />
            <Select
              label={text.direction}
              choices={ALONG.map((id) => ({ id, label: id === 'vector' ? text.vector : sense(id) }))}
              selected={form.along}
              onSelect={(id) => setPart({ along: ALONG.find((along) => along === id) ?? 'vector' })}
            />
          </div>
        )}
        {vector.length > 0 && <div className="planner-three">{vector.map(number)}</div>}
        {facts.isSteered && facts.sizedBy === 'time' && (
          <Segmented
            label={text.sizedBy}
            choices={Object.entries(SIZES).map(([id, name]) => ({ id, label: rows[name] }))}
            selected={form.sizedBy}
            onSelect={(id) => setPart({ sizedBy: id === 'velocity' ? id : 'time' })}
          />
        )}
        {numbers.includes('duration') && (
          <BeginUnit
            label={text.durationUnit}
            selected={form.durationUnit}
            onSelect={(unit) => change(durationIn(form, unit, basis))}
          />
        )}
        {numbers.filter((name) => !vector.includes(name as never)).map(number)}
        {note !== undefined && <p className="planner-faint">{note}</p>}
        <Button kind="primary" type="submit" isPending={answer.query.isFetching}>
          {text.compute}
        </Button>
      </form>
    </Panel>
  );
}
