/** Roles that may manage machine clients: administrators of any service, for their organisation. */
export const MACHINE_ADMIN: readonly string[] = ['collision-avoidance:admin,on-demand-tracking:admin,payments:admin'];
