/** Who may read the log of the own organisation. */
export const AUDIT_READER: readonly string[] = ['collision-avoidance:user,on-demand-tracking:user,payments:user'];
