/** Roles that may read the audit log of their organisation. */
export const AUDIT_READER: readonly string[] = ['collision-avoidance:user,on-demand-tracking:user,payments:user'];

/** Roles that may read entries on accounts and sign-ins of others, which contain their addresses. */
export const ACCOUNT_AUDIT_READER: readonly string[] = [
  'collision-avoidance:admin,on-demand-tracking:admin,payments:admin',
];
