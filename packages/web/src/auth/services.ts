import { type ResourceAccess, SERVICE_REQUIREMENT, satisfies } from '@keepout/contract/platform/roles';

export type ServiceCode = keyof typeof SERVICE_REQUIREMENT;

/** In the order in which Home looks for one. */
export const serviceCodes: readonly ServiceCode[] = ['ca', 'odt'];

export const mayUse = (access: ResourceAccess, service: ServiceCode): boolean =>
  satisfies(access, SERVICE_REQUIREMENT[service]);

export const usableServices = (access: ResourceAccess): readonly ServiceCode[] =>
  serviceCodes.filter((service) => mayUse(access, service));
