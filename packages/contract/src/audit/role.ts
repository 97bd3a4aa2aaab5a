/** Who may read the log of another organisation: the administrator of any service. */
export const AUDIT_ADMIN: readonly string[] = ['collision-avoidance:admin,on-demand-tracking:admin,payments:admin'];

/** Who may read the log of the own organisation. */
export const AUDIT_READER: readonly string[] = ['collision-avoidance:user,on-demand-tracking:user,payments:user'];
