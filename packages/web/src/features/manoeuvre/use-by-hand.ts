import type { BodyOf } from '@keepout/client/client';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useState } from 'react';
import { useManoeuvreResult } from '../../nouns/manoeuvre/queries.ts';
import { useRefusedFields } from '../../nouns/record/form-context.ts';
import { type ByHandForm, firstByHand, readByHand } from './by-hand-form.ts';
import type { Choice } from './ChoicePanel.tsx';
import { isSameForm } from './search-form.ts';

/** What the search keeps to, of which a manoeuvre by hand says what it breaks, and the events that do not count. */
export type Keeping = Pick<BodyOf<'computeManoeuvre'>, 'constraints' | 'leftOut'>;

/** A manoeuvre that somebody types, and what comes of it once that is asked for; a tick of an event asks anew. */
export function useByHand(basis: PlanningBasis, keeping: Keeping) {
  const [form, change] = useState(() => firstByHand(basis));
  const [asked, setAsked] = useState<{ readonly form: ByHandForm; readonly turn: number }>();
  const refusedFields = useRefusedFields();
  const { conjunctionId } = basis;
  const read = asked && readByHand(asked.form, basis);
  const manoeuvre = read?.ok ? read.manoeuvre : undefined;
  const answer = useManoeuvreResult(manoeuvre && { conjunctionId, manoeuvre, ...keeping }, asked?.turn);
  const { data, error } = answer.query;
  const choice: Choice | undefined = manoeuvre && data && { kind: 'byHand', manoeuvre, result: data };
  // Of a form that was changed since, the server has said nothing.
  const refused = asked?.form === form ? refusedFields(error) : {};
  const ask = () => setAsked({ form, turn: (asked?.turn ?? 0) + 1 });
  return {
    form,
    change,
    ask,
    answer,
    choice,
    refused,
    isChanged: asked !== undefined && !isSameForm(asked.form, form),
  };
}
