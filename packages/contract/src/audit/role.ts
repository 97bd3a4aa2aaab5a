/** Who may read the log of the own organisation. */
export const AUDIT_READER: readonly string[] = ['collision-avoidance:user,on-demand-tracking:user,payments:user'];

/** Who may read lines about accounts and sign-ins of others: their addresses are in them. */
export const ACCOUNT_AUDIT_READER: readonly string[] = [
  'collision-avoidance:admin,on-demand-tracking:admin,payments:admin',
];
