import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { type ServiceCode, usableServices } from '../../auth/services.ts';
import { useLocale } from '../../i18n/locale-store.ts';

/** What a user has set for one service, in the form that both have in common. */
export interface ServiceSettings {
  readonly service: ServiceCode;
  readonly settings: NotificationSettings;
  readonly version: number;
}

/** The configuration of each service that the user may use (E-04: flat for tracking, under `default` for collision avoidance). */
export function useChannels() {
  const api = useApi();
  const identity = useIdentity();
  const services = usableServices(identity?.access ?? {});
  const configId = identity?.subject ?? '';
  return useQuery({
    queryKey: ['getUserConfiguration', services, configId],
    queryFn: async ({ signal }): Promise<readonly ServiceSettings[]> =>
      Promise.all(
        services.map(async (service): Promise<ServiceSettings> => {
          if (service === 'ca') {
            const { notifications, version } = await api.call('getUserConfiguration', { signal });
            return { service, settings: notifications.default, version };
          }
          const params = { configId };
          const { notifications, version } = await api.call('getOdtUserConfiguration', { params, signal });
          return { service, settings: notifications, version };
        }),
      ),
  });
}

/** Saves the configuration of one service. */
export function useSaveChannels() {
  const api = useApi();
  const configId = useIdentity()?.subject ?? '';
  return async ({ service, settings, version }: ServiceSettings): Promise<void> => {
    const headers = { 'if-match': `"${version}"` };
    if (service === 'ca')
      await api.call('changeUserConfiguration', { headers, body: { notifications: { default: settings } } });
    else
      await api.call('putOdtUserConfiguration', { params: { configId }, headers, body: { notifications: settings } });
  };
}

export function usePlaces() {
  return useQuery(useApi().query('listAlertPlaces'));
}

export function useRules() {
  return useQuery(useApi().query('getAlertSettings'));
}

export function useRuleCounts() {
  return useQuery(useApi().query('listRuleCounts'));
}

export function useRota() {
  return useQuery(useApi().query('getAlertRota'));
}

/** Alerts that nobody has acknowledged. */
export function useOpenAlerts() {
  const language = useLocale((state) => state.locale);
  return useQuery(useApi().query('listAlerts', { query: { open: 'true', language } }));
}

/** The newest messages, and how many there are. */
export function useDeliveries(limit: number) {
  return useQuery(useApi().list('listDeliveries', limit, { query: { limit } }));
}

/** The newest mails that were kept for want of a relay, and how many there are. */
export function useOutbox(limit: number) {
  return useQuery(useApi().list('listOutbox', limit, { query: { limit } }));
}

/** Lets what shows something of alerts ask anew. */
export const ALERT_CALLS = ['/alerts', '/ca/userconfig', '/userconfig'];

export const useAskAlertsAnew = () => useAskAnew(...ALERT_CALLS);
