import type { Operator } from '../operators.ts';
import { type ChaosFinding, finding } from '../work.ts';

/** An answer to one organisation has no name that the other one gave, and not its id. */
export function foreignFindings(
  path: string,
  reader: Operator,
  foreignOperator: Operator,
  answer: string,
): readonly ChaosFinding[] {
  return [`${foreignOperator.mark}-`, foreignOperator.operatorId]
    .filter((word) => answer.includes(word))
    .map((word) => {
      const at = answer.indexOf(word);
      return finding(
        `${path} for ${reader.operatorId}`,
        `nothing of ${foreignOperator.operatorId}`,
        answer.slice(at - 40, at + 60),
      );
    });
}
