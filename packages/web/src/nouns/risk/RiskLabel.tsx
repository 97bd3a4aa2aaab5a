import type { RiskLevel } from '@keepout/contract/ca/enums';
import { useRiskText } from './en.ts';

/** The label of a risk level; another name, as of a group of satellites, as it is. */
export function RiskLabel({ of }: { readonly of: string }) {
  const { labels } = useRiskText();
  return labels[of as RiskLevel] ?? of;
}
