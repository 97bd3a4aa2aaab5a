import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatMass, formatSpeed } from '../../format/speed.ts';
import { paths } from '../../navigation/paths.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { useRecordText } from '../../nouns/record/en.ts';
import { fieldRangeText } from '../../nouns/record/field-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BeginUnit } from './BeginUnit.tsx';
import { usePlannerText } from './en.ts';
import {
  type FormFault,
  fieldOf,
  inUnit,
  orbitsLeft,
  readForm,
  type SearchForm,
  type SearchNumber,
} from './search-form.ts';

export interface ConstraintsFormProps {
  readonly basis: PlanningBasis;
  readonly form: SearchForm;
  readonly onChange: (form: SearchForm) => void;
  readonly onSearch: () => void;
  readonly isSearching: boolean;
}

const OBJECTIVES = ['PROBABILITY', 'MAHALANOBIS_DISTANCE', 'MISS_DISTANCE'] as const;
const DIRECTIONS = ['best', 'XYZ', 'AZIMUTH_ELEVATION'] as const;
type TextKey = { [K in keyof SearchForm]: SearchForm[K] extends string ? K : never }[keyof SearchForm];

/** Constraints of the manoeuvre; the limits of the satellite are listed below, with a link to its settings. */
export function ConstraintsForm({ basis, form, onChange, onSearch, isSearching }: ConstraintsFormProps) {
  const text = usePlannerText().form;
  const record = useRecordText();
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<SearchForm>) => onChange({ ...form, ...part });
  const read = readForm(form, basis);
  const faults = isTried && !read.ok ? read.faults : {};
  const errorOf = (name: TextKey, fault: FormFault) =>
    fault === 'range' ? record.outside(fieldRangeText(fieldOf(name as SearchNumber), record)) : text.faults[fault];
  const field = (name: TextKey, label: string, hint?: string) => {
    const fault = faults[name];
    return (
      <TextField
        label={label}
        value={String(form[name])}
        onChange={(value) => change({ [name]: value })}
        {...(hint !== undefined && { hint })}
        {...(fault !== undefined && { error: errorOf(name, fault) })}
      />
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.ok) onSearch();
  };
  const isSteered = propulsionFacts(basis.manoeuvreType)?.isSteered !== false;
  const { eventTargetProbability: ofEvent, targetProbability: ofAll } = basis;
  const targetHint =
    ofEvent === undefined || formatPc(ofEvent) === formatPc(ofAll)
      ? text.targetHint(formatPc(ofAll))
      : text.targetHints(formatPc(ofEvent), formatPc(ofAll));
  const passes = basis.contacts.filter(({ canCommand }) => canCommand);
  return (
    <Panel title={text.title}>
      <form className="planner-form" aria-label={text.title} onSubmit={submit}>
        <Select
          label={text.objective}
          choices={OBJECTIVES.map((id) => ({ id, label: text.objectives[id] }))}
          selected={form.objective}
          onSelect={(id) => change({ objective: OBJECTIVES.find((choice) => choice === id) ?? 'PROBABILITY' })}
        />
        <div className="planner-pair">
          {field('target', text.target, targetHint)}
          {isSteered && field('maxDeltaV', text.maxDeltaV, text.maxHint(formatSpeed(basis.vehicle.maxDeltaV)))}
        </div>
        <BeginUnit selected={form.unit} onSelect={(unit) => onChange(inUnit(form, unit, basis))} />
        <div className="planner-pair">
          {field('to', text.to, text.orbitsHint(formatNumber(orbitsLeft(basis), 1)))}
          {field('from', text.from)}
        </div>
        {isSteered && (
          <>
            <Segmented
              label={text.direction}
              choices={DIRECTIONS.map((id) => ({ id, label: text.directions[id] }))}
              selected={form.direction}
              onSelect={(id) => change({ direction: DIRECTIONS.find((choice) => choice === id) ?? 'best' })}
            />
            {form.direction === 'XYZ' && (
              <div className="planner-three">
                {field('r', text.r)}
                {field('t', text.t)}
                {field('n', text.n)}
              </div>
            )}
            {form.direction === 'AZIMUTH_ELEVATION' && (
              <div className="planner-pair">
                {field('azimuth', text.azimuth)}
                {field('elevation', text.elevation)}
              </div>
            )}
            {form.direction !== 'best' && field('cone', text.cone)}
          </>
        )}
        <Checkbox
          isSelected={form.needsCommandContact}
          onChange={(needsCommandContact) => change({ needsCommandContact })}
        >
          {text.command}
        </Checkbox>
        <Checkbox
          isSelected={form.needsConfirmationContact}
          onChange={(needsConfirmationContact) => change({ needsConfirmationContact })}
        >
          {text.confirmation}
        </Checkbox>
        <div className="planner-pair">
          {field('sma', text.sma)}
          {field('phase', text.phase)}
        </div>
        <TextField
          label={text.windows}
          placeholder={text.windowsHint}
          rows={2}
          value={form.windows}
          onChange={(windows) => change({ windows })}
          {...(faults.windows !== undefined && { error: text.faults.window })}
        />
        {passes.length > 0 && (
          <div className="planner-passes">
            <span>{text.contacts(passes.length)}</span>
            <Button
              kind="quiet"
              onPress={() => change({ windows: passes.map(({ start, end }) => `${start} / ${end}`).join('\n') })}
            >
              {text.usePasses}
            </Button>
          </div>
        )}
        <Button kind="primary" type="submit" isPending={isSearching}>
          {text.search}
        </Button>
      </form>
      <Vehicle basis={basis} />
    </Panel>
  );
}

function Vehicle({ basis }: { readonly basis: PlanningBasis }) {
  const text = usePlannerText().form;
  const words = useManoeuvreText();
  const { vehicle, manoeuvreType, satelliteId } = basis;
  const unit = (value: number | null, decimals: number, name: string) =>
    value === null ? '–' : `${formatNumber(value, decimals)}\u00a0${name}`;
  return (
    <div className="planner-vehicle">
      <h3>{text.vehicle}</h3>
      <KeyValue
        rows={[
          { key: 'type', label: words.rows.type, value: manoeuvreType === null ? '–' : words.types[manoeuvreType] },
          { key: 'mass', label: text.mass, value: formatMass(vehicle.mass) },
          ...(propulsionFacts(manoeuvreType)?.isSteered === false
            ? [
                {
                  key: 'areas',
                  label: text.areas,
                  value: [vehicle.dragAreaMin, vehicle.dragAreaNominal, vehicle.dragAreaMax]
                    .map((area) => unit(area, 2, 'm²'))
                    .join(' / '),
                },
              ]
            : [
                { key: 'isp', label: text.isp, value: unit(vehicle.specificImpulse, 0, 's') },
                { key: 'propellant', label: text.propellant, value: formatMass(vehicle.propellantMass) },
                { key: 'thrust', label: text.thrust, value: unit(vehicle.thrust, 3, 'N') },
              ]),
          { key: 'air', label: text.air, value: text.airs[vehicle.atmosphere] },
        ]}
      />
      <Link href={paths.satellite(satelliteId)}>{text.toSatellite}</Link>
    </div>
  );
}
