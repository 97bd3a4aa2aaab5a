import { CATALOGUE_ADMIN, COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import type { AccountProfile } from '@keepout/contract/identity/profile';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { PAYMENTS, PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { type ResourceAccess, satisfies } from '@keepout/contract/platform/roles';

/** The services that a person may choose, in the order in which Home looks for one. */
const SERVICES = [COLLISION_AVOIDANCE, ON_DEMAND_TRACKING] as const;

export type ServiceCode = (typeof SERVICES)[number]['code'];

export const serviceCodes: readonly ServiceCode[] = SERVICES.map(({ code }) => code);

export const isService = (id: string): id is ServiceCode => serviceCodes.some((code) => code === id);

export const mayUse = (access: ResourceAccess, service: ServiceCode): boolean =>
  SERVICES.some(({ code, requirement }) => code === service && satisfies(access, requirement));

/** Returns whether the user may see the operator's payments. */
export const mayPay = (access: ResourceAccess): boolean => satisfies(access, PAYMENTS.requirement);
/** Whether the person administers payments: of the own operator, or of the installation, which the server alone knows. */
export const administersPayments = (access: ResourceAccess): boolean => satisfies(access, PAYMENTS_ADMIN);
/** Returns whether the user manages the payments of the installation (docs/decisions/0004): false until the server confirms it. */
export const managesPayments = (access: ResourceAccess, profile?: Pick<AccountProfile, 'runsPayments'>): boolean =>
  administersPayments(access) && profile?.runsPayments === true;
/** Returns whether the user administers the settings common to all organisations (docs/decisions/0004): false until the server confirms it. */
export const runsInstallation = (access: ResourceAccess, profile?: Pick<AccountProfile, 'runsInstallation'>): boolean =>
  satisfies(access, CATALOGUE_ADMIN) && profile?.runsInstallation === true;

export const usableServices = (access: ResourceAccess): readonly ServiceCode[] =>
  serviceCodes.filter((service) => mayUse(access, service));
