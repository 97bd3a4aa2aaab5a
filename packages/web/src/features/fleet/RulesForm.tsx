import { RULE_NUMBERS, RULE_TEXTS } from '@keepout/contract/fleet/fields';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { NumberField } from '@keepout/contract/platform/number-field';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import { recordFieldsIn } from '../../nouns/record/form-fields.ts';
import { RecordNumber, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFleetTexts } from './en.ts';
import { flightRulesFaults, flightRulesOf, formOfRules, type RuleNumber } from './rules-form.ts';
import { WindowFields } from './WindowFields.tsx';

/** Form of the flight rules. */
export function FlightRulesForm({ rules }: { readonly rules: FlightRules }) {
  const { rules: text } = useFleetTexts();
  const record = useRecordForm({
    stored: rules,
    formOf: formOfRules,
    contentOf: flightRulesOf,
    faultsOf: flightRulesFaults,
    change: 'changeFlightRules',
    read: 'getFlightRules',
    renews: ['/ca/flight-rules'],
  });
  const { form, change, frame } = record;
  const faults = flightRulesFaults(form);
  const errorOf = (field: string) => {
    const fault = frame.isTried ? faults[field] : undefined;
    return fault === undefined || fault === 'range' || fault === 'text' ? {} : { error: text.faults[fault] };
  };
  const pc = (field: 'medium' | 'high' | 'critical' | 'targetPc') => (
    <TextField
      key={field}
      label={text[field]}
      value={form[field]}
      onChange={(value) => change({ [field]: value })}
      {...errorOf(field)}
    />
  );
  const number = (field: RuleNumber, hint?: string) => (
    <RecordNumber
      label={text[field]}
      field={RULE_NUMBERS[field]}
      name={field}
      {...(hint !== undefined && { hint })}
      value={form[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <RecordForm record={record} className="fleet-form" label={text.title} words={useRuleWords()}>
      <p className="quiet-text">{text.explain}</p>
      <fieldset className="rules-group">
        <legend>{text.thresholds}</legend>
        {(['medium', 'high', 'critical'] as const).map(pc)}
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.decisions}</legend>
        {number('decisionLeadHours')}
        <Checkbox isSelected={form.fourEyes} onChange={(fourEyes) => change({ fourEyes })}>
          {text.fourEyes}
        </Checkbox>
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.screenings}</legend>
        {number('screeningEveryHours', text.byHand)}
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.keeping}</legend>
        {number('ephemerisDays', text.keptForGood)}
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.messages}</legend>
        {number('messageDays', text.courseKept)}
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.sharing}</legend>
        <Checkbox isSelected={form.sharesEphemerides} onChange={(sharesEphemerides) => change({ sharesEphemerides })}>
          {text.sharesEphemerides}
        </Checkbox>
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.manoeuvres}</legend>
        {pc('targetPc')}
        {number('targetReductionOrders')}
        {number('uplinkLeadTime')}
        {number('preparationTime')}
        {number('densityUncertainty')}
        {number('maxSmaChange', text.noLimit)}
      </fieldset>
      <WindowFields windows={form.windows} onChange={(windows) => change({ windows })} errorOf={errorOf} />
      <RecordTextField label={text.notes} {...recordFieldsIn(RULE_TEXTS, form, change)('notes')} rows={3} />
    </RecordForm>
  );
}

/** Returns the labels of the rule fields. */
function useRuleWords() {
  const { rules: text } = useFleetTexts();
  const names = { ...text, noBurnWindows: text.windows } as Readonly<Record<string, unknown>>;
  const nameOf = (path: string) => path.split('.').at(-1) ?? path;
  return {
    nameOf: (path: string) => String(names[nameOf(path)] ?? path),
    textOf: (path: string, value: unknown) => {
      if (Array.isArray(value)) return value.map(({ start, end }) => `${start} – ${end}`).join('; ');
      const field = RULE_NUMBERS[nameOf(path) as RuleNumber] as NumberField | undefined;
      if (typeof value !== 'number') return String(value);
      return field ? fieldValueText(field, value) : value.toExponential();
    },
  };
}
