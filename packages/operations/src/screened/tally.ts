/** Summary of a screening. */
export interface ScreeningTally {
  readonly conjunctionCount: number;
  /** How many there are of each level. */
  readonly risks: Record<string, number>;
  /** Null where unknown. */
  readonly worstProbability: number | null;
}

export function tallyOf(
  messages: readonly { readonly figures: { readonly riskLevel: string; readonly pc: number | null } }[],
): ScreeningTally {
  const risks: Record<string, number> = {};
  let worstProbability: number | null = null;
  // No spread: an argument list of a large screening would not fit the stack.
  for (const { figures } of messages) {
    const { riskLevel, pc } = figures;
    risks[riskLevel] = (risks[riskLevel] ?? 0) + 1;
    if (pc !== null && pc > (worstProbability ?? -1)) worstProbability = pc;
  }
  return { conjunctionCount: messages.length, risks, worstProbability };
}
