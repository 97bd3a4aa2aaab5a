import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { Button } from '../../ui/Button.tsx';
import { formOfRules, type RulesForm } from './rules-form.ts';
import { useFleetTexts } from './use-texts.ts';

export interface RulesConflictProps {
  readonly mine: RulesForm;
  readonly inForce: FlightRules;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/** Somebody else saved first: where the rules in force differ from what stands in the form, and a choice. */
export function RulesConflict({ mine, inForce, onTake, onOverwrite }: RulesConflictProps) {
  const { rules: text } = useFleetTexts();
  const theirs = formOfRules(inForce);
  const names: Readonly<Record<string, string>> = {
    medium: text.medium,
    high: text.high,
    critical: text.critical,
    targetPc: text.targetPc,
    notes: text.notes,
    decisionLeadHours: text.decisionLeadHours,
    targetReductionOrders: text.targetReductionOrders,
    uplinkLeadTime: text.uplinkLeadTime,
    densityUncertainty: text.densityUncertainty,
    fourEyes: text.fourEyes,
    sharesEphemerides: text.sharesEphemerides,
    maxSmaChange: text.maxSmaChange,
    windows: text.windows,
  };
  const fields = (Object.keys(theirs) as (keyof RulesForm)[]).filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  );
  return (
    <section className="rules-conflict" role="alert">
      <p>{text.conflict}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {names[field]}: {wordOf(theirs[field])}
          </li>
        ))}
        {fields.length === 0 && <li>{text.same}</li>}
      </ul>
      <span className="station-buttons">
        <Button onPress={onTake}>{text.take}</Button>
        <Button onPress={onOverwrite}>{text.overwrite}</Button>
      </span>
    </section>
  );
}

function wordOf(value: RulesForm[keyof RulesForm]): string {
  if (Array.isArray(value)) return value.map(({ start, end }) => `${start} – ${end}`).join('; ') || '–';
  return typeof value === 'number' && Number.isNaN(value) ? '–' : String(value);
}
