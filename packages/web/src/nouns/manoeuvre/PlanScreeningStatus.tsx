import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { useTold } from '../../api/use-fault-words.ts';
import { Status } from '../../ui/Status.tsx';
import { levelOfScreening } from './plan-words.ts';

/** What can be said of the screening of a plan; green only where it is clear. */
export function PlanScreeningStatus({ screening }: { readonly screening: PlanScreening }) {
  const told = useTold();
  const { status, text, textSentences } = screening;
  return <Status level={levelOfScreening(status)}>{told(text, textSentences)}</Status>;
}
