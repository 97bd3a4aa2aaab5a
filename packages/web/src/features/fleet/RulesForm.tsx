import { RULE_NUMBERS } from '@keepout/contract/fleet/fields';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { shownUnit } from '@keepout/contract/platform/number-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { faultOf } from '../../api/fault.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { RulesConflict } from './RulesConflict.tsx';
import {
  type RulesForm as Form,
  formOfRules,
  isSameForm,
  type RuleNumber,
  rulesFaults,
  rulesOf,
} from './rules-form.ts';
import { useFleetTexts } from './use-texts.ts';
import { WindowFields } from './WindowFields.tsx';

const CONFLICT = 412;
/** The rules as a form; what others change meanwhile is told when it is saved. */
export function RulesForm({ rules }: { readonly rules: FlightRules }) {
  const { rules: text } = useFleetTexts();
  const api = useApi();
  const askAnew = useAskAnew('/ca/flight-rules');
  const [base, setBase] = useState(rules);
  const [form, setForm] = useState<Form>(() => formOfRules(rules));
  const { isTried, restart, send, frame } = useFormFrame();
  const [inForce, setInForce] = useState<FlightRules>();
  const isDirty = !isSameForm(form, formOfRules(base));
  if (!isDirty && rules.version !== base.version) {
    setBase(rules);
    setForm(formOfRules(rules));
  }
  const faults = rulesFaults(form);
  const isWrong = Object.keys(faults).length > 0;
  const show = (next: FlightRules) => {
    setBase(next);
    setForm(formOfRules(next));
    restart();
    setInForce(undefined);
  };
  const save = useMutation({
    ...api.change('changeFlightRules'),
    onSuccess: (saved) => {
      show(saved);
      return askAnew();
    },
    onError: async (error) => {
      if (faultOf(error).code !== CONFLICT) return;
      setInForce(await api.call('getFlightRules'));
    },
  });
  const put = (version: number) =>
    send(!isWrong, () => save.mutate({ headers: { 'if-match': `"${version}"` }, body: rulesOf(form) }));
  const change = (part: Partial<Form>) => setForm((earlier) => ({ ...earlier, ...part }));
  const errorOf = (field: string) => {
    const fault = isTried ? faults[field] : undefined;
    return fault === undefined ? {} : { error: text.faults[fault] };
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
  const number = (field: RuleNumber, label: string, hint?: string) => {
    const unit = shownUnit(RULE_NUMBERS[field]);
    return (
      <NumberField
        label={label}
        {...(unit !== '' && { unit })}
        {...(hint !== undefined && { hint })}
        value={form[field]}
        formatOptions={{ maximumFractionDigits: 6, useGrouping: false }}
        onChange={(value) => change({ [field]: value })}
        {...errorOf(field)}
      />
    );
  };
  const refusal: unknown = save.error;
  return (
    <form {...frame(() => put(base.version))} className="fleet-form" aria-label={text.title}>
      <p className="quiet-text">{text.explain}</p>
      <fieldset className="rules-group">
        <legend>{text.thresholds}</legend>
        {(['medium', 'high', 'critical'] as const).map(pc)}
      </fieldset>
      <fieldset className="rules-group">
        <legend>{text.decisions}</legend>
        {number('decisionLeadHours', text.decisionLeadHours)}
        <Checkbox isSelected={form.fourEyes} onChange={(fourEyes) => change({ fourEyes })}>
          {text.fourEyes}
        </Checkbox>
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
        {number('targetReductionOrders', text.targetReductionOrders)}
        {number('uplinkLeadTime', text.uplinkLeadTime)}
        {number('densityUncertainty', text.densityUncertainty)}
        {number('maxSmaChange', text.maxSmaChange, text.noLimit)}
      </fieldset>
      <WindowFields windows={form.windows} onChange={(windows) => change({ windows })} errorOf={errorOf} />
      <TextField label={text.notes} rows={3} value={form.notes} onChange={(notes) => change({ notes })} />
      {inForce && (
        <RulesConflict
          mine={form}
          inForce={inForce}
          onTake={() => show(inForce)}
          onOverwrite={() => put(inForce.version)}
        />
      )}
      {refusal !== null && faultOf(refusal).code !== CONFLICT && (
        <FaultPanel error={refusal} atUnixMs={save.submittedAt} />
      )}
      {isDirty ? (
        <section className="rules-bar" aria-label={text.label}>
          <span role="status">{isTried && isWrong ? text.wrong : text.unsaved}</span>
          <Button
            isDisabled={save.isPending}
            onPress={() => {
              show(rules);
              save.reset();
            }}
          >
            {text.discard}
          </Button>
          <Button kind="primary" type="submit" isDisabled={save.isPending || inForce !== undefined}>
            {save.isPending ? text.saving : text.save}
          </Button>
        </section>
      ) : (
        <p className="visually-hidden" role="status">
          {save.isSuccess ? text.saved : ''}
        </p>
      )}
    </form>
  );
}
