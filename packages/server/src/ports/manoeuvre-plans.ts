/** A manoeuvre plan as stored with a decision: its content, and a hash that changes with it. */
export interface ChosenPlan {
  readonly planId: string;
  /** SHA-256 of the plan, hexadecimal. */
  readonly sha256: string;
  /** Its values by name; each name contains its unit (`deltaVMps`). */
  readonly figures: Readonly<Record<string, number | string | null>>;
  /** Reason for the approval despite its screening result, valid for that screening; not part of a record itself. */
  readonly justification?: { readonly reason: string; readonly by: string; readonly at: string };
}

/** Manoeuvre plans of an operator for decisions; those of other operators are treated as non-existent. */
export interface ManoeuvrePlans {
  /** Returns the current plan if it belongs to the conjunction. */
  find(operatorId: string, conjunctionId: string, planId: string): Promise<ChosenPlan | undefined>;
}
