/** The operating-system identity that the database processes run under. */
export interface Account {
  /** Set only when it differs from ours, as spawn options want it. */
  readonly uid?: number;
  readonly gid?: number;
}

/** `nobody` on Debian, Alpine, Fedora: present everywhere, owns nothing. */
const UNPRIVILEGED = 65_534;

/** PostgreSQL refuses uid 0, so root lends its processes an unprivileged uid; anybody else keeps their own. */
export function databaseAccount(): Account {
  return process.geteuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}
