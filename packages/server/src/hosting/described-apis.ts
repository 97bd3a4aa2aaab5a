import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { ServerModule } from './module.ts';

/** What can be called, and where its description is: the one list of it, for programs and for readers. */
export interface DescribedApi {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly description: { readonly address: string; readonly form: string };
}

/** Below the stream of events. */
export const ASYNCAPI_PATH: string = `${API_ROOT}/events/asyncapi/`;

/** Every service that has calls, and the stream of events. */
export function describedApis(
  modules: readonly Pick<ServerModule, 'name' | 'title' | 'description' | 'register'>[],
  publicUrl: string,
): readonly DescribedApi[] {
  const services = modules.filter(({ register }) => register !== undefined);
  return [
    ...services.map(({ name, title, description = title }): DescribedApi => {
      const address = `${publicUrl}${API_ROOT}/${name}`;
      const described = { address: `${address}/openapi/`, form: 'OpenAPI 3.1' };
      return { address, title, summary: description, description: described };
    }),
    {
      address: `${publicUrl}${API_ROOT}/events`,
      title: 'Keepout Events',
      summary: 'Hear what changes for your organisation, as server-sent events.',
      description: {
        address: `${publicUrl}${ASYNCAPI_PATH}`,
        form: 'AsyncAPI 3.0',
      },
    },
  ];
}
