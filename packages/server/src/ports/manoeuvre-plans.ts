/** A manoeuvre plan as stored with a decision: its content, and a hash that changes with it. */
export interface ChosenPlan {
  readonly planId: string;
  /** SHA-256 of the plan, hexadecimal. */
  readonly sha256: string;
  /** Its figures by name; each name wears its unit (`deltaVMps`). */
  readonly figures: Readonly<Record<string, number | string | null>>;
  /** Why it was approved though its screening was not clear, while the screening is that one; no part of a record by itself. */
  readonly justification?: { readonly reason: string; readonly by: string; readonly at: string };
}

/** Manoeuvre plans of an operator, as decisions choose them; another operator's do not exist. */
export interface ManoeuvrePlans {
  /** Returns the current plan if it belongs to the conjunction. */
  find(operatorId: string, conjunctionId: string, planId: string): Promise<ChosenPlan | undefined>;
}
