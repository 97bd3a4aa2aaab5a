/** Who may manage programs: the administrator of any service, for his organisation. */
export const MACHINE_ADMIN: readonly string[] = ['collision-avoidance:admin,on-demand-tracking:admin,payments:admin'];
