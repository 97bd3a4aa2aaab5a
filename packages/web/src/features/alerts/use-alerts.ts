import type { Paths } from '@keepout/client/client';
import type { Alert } from '@keepout/contract/alerts/alert';
import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import type { AlertRota, Colleague } from '@keepout/contract/alerts/rota';
import type { AlertSettings } from '@keepout/contract/alerts/settings';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { type ServiceCode, usableServices } from '../../auth/services.ts';
import { useLocale } from '../../i18n/locale-store.ts';

/** As the client types the same bodies. */
type CaBody = Paths['/api/v1/ca/userconfig']['put']['requestBody']['content']['application/json'];
type OdtBody = Paths['/api/v1/userconfig/{configId}']['put']['requestBody']['content']['application/json'];

/** What a user has set for one service, in the form that both have in common. */
export interface ServiceSettings {
  readonly service: ServiceCode;
  readonly settings: NotificationSettings;
  readonly version: number;
}

const CHANNELS = 'alert-channels';

/** The configuration of each service that the user may use (E-04: flat for tracking, under `default` for collision avoidance). */
export function useChannels() {
  const { client } = useApi();
  const identity = useIdentity();
  const services = usableServices(identity?.access ?? {});
  const configId = identity?.subject ?? '';
  return useQuery({
    queryKey: [CHANNELS, services, configId],
    queryFn: async ({ signal }): Promise<readonly ServiceSettings[]> =>
      Promise.all(
        services.map(async (service): Promise<ServiceSettings> => {
          if (service === 'ca') {
            const found = given(await client.GET('/api/v1/ca/userconfig', { signal }));
            return { service, settings: found.notifications.default as NotificationSettings, version: found.version };
          }
          const path = { configId };
          const found = given(await client.GET('/api/v1/userconfig/{configId}', { params: { path }, signal }));
          return { service, settings: found.notifications as NotificationSettings, version: found.version };
        }),
      ),
  });
}

/** Saves the configuration of one service. */
export function useSaveChannels() {
  const { client } = useApi();
  const configId = useIdentity()?.subject ?? '';
  return async ({ service, settings, version }: ServiceSettings): Promise<void> => {
    const header = { 'if-match': `"${version}"` };
    if (service === 'ca') {
      const body = { notifications: { default: settings } } as CaBody;
      given(await client.PUT('/api/v1/ca/userconfig', { params: { header }, body }));
      return;
    }
    const body = { notifications: settings } as OdtBody;
    given(await client.PUT('/api/v1/userconfig/{configId}', { params: { path: { configId }, header }, body }));
  };
}

export function usePlaces() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/places'],
    queryFn: async ({ signal }) => given<AlertPlace[]>(await client.GET('/api/v1/alerts/places', { signal })),
  });
}

export function useRules() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/settings'],
    queryFn: async ({ signal }) => given<AlertSettings>(await client.GET('/api/v1/alerts/settings', { signal })),
  });
}

export function useRuleCounts() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/rules'],
    queryFn: async ({ signal }) => given<RuleCount[]>(await client.GET('/api/v1/alerts/rules', { signal })),
  });
}

export function useRota() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/rota'],
    queryFn: async ({ signal }) => given<AlertRota>(await client.GET('/api/v1/alerts/rota', { signal })),
  });
}

export function useColleagues() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/colleagues'],
    queryFn: async ({ signal }) => given<Colleague[]>(await client.GET('/api/v1/alerts/colleagues', { signal })),
  });
}

/** Alerts that nobody has acknowledged. */
export function useOpenAlerts() {
  const { client } = useApi();
  const language = useLocale((state) => state.locale);
  return useQuery({
    queryKey: ['get', '/api/v1/alerts/crossings', { language }],
    queryFn: async ({ signal }) =>
      given<Alert[]>(
        await client.GET('/api/v1/alerts/crossings', { params: { query: { open: 'true', language } }, signal }),
      ),
  });
}

/** The newest messages, and how many there are; of the outbox, those that were kept for want of a relay. */
export function useDeliveries(kind: 'deliveries' | 'outbox', limit: number) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', `/api/v1/alerts/${kind}`, { limit }],
    queryFn: async ({ signal }) => {
      const answer = await client.GET(`/api/v1/alerts/${kind}`, { params: { query: { limit } }, signal });
      const total = Number(answer.response.headers.get('X-Total-Count') ?? 0);
      return { total, deliveries: given<AlertDelivery[]>(answer as never) };
    },
  });
}

/** Lets what shows something of alerts ask anew. */
export function useAskAnew(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === CHANNELS || String(queryKey[1]).includes('/alerts/'),
    });
}
