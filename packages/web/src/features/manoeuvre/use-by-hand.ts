import type { BodyOf } from '@keepout/client/client';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useState } from 'react';
import { useManoeuvreResult } from '../../nouns/manoeuvre/queries.ts';
import { useRefusedFields } from '../../nouns/record/form-context.ts';
import { firstByHand, type ManualFormValues, readByHand } from './by-hand-form.ts';
import type { PlannerChoice } from './ChoicePanel.tsx';
import { isSameForm } from './search-form.ts';

/** Constraints, whose violations an operator-defined manoeuvre reports, and excluded conjunctions. */
export type Keeping = Pick<BodyOf<'computeManoeuvre'>, 'constraints' | 'leftOut'>;

/** Form state of an operator-defined manoeuvre, and its result once computed; a change of the excluded conjunctions recomputes it. */
export function useByHand(basis: PlanningBasis, keeping: Keeping) {
  const [form, change] = useState(() => firstByHand(basis));
  const [request, setAsked] = useState<{ readonly form: ManualFormValues; readonly turn: number }>();
  const refusedFields = useRefusedFields();
  const { conjunctionId } = basis;
  const read = request && readByHand(request.form, basis);
  const manoeuvre = read?.ok ? read.manoeuvre : undefined;
  const answer = useManoeuvreResult(manoeuvre && { conjunctionId, manoeuvre, ...keeping }, request?.turn);
  const { data, error } = answer.query;
  const choice: PlannerChoice | undefined = manoeuvre && data && { kind: 'byHand', manoeuvre, result: data };
  // The errors of the last result do not apply after a change of the form.
  const refused = request?.form === form ? refusedFields(error) : {};
  const ask = () => setAsked({ form, turn: (request?.turn ?? 0) + 1 });
  return {
    form,
    change,
    ask,
    answer,
    choice,
    refused,
    isChanged: request !== undefined && !isSameForm(request.form, form),
  };
}
