import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { type ServiceCode, usableServices } from '../../auth/services.ts';
import { useLocale } from '../../i18n/locale-store.ts';

/** Notification settings of one service, in the form common to both services. */
export interface ServiceSettings {
  readonly service: ServiceCode;
  readonly settings: NotificationSettings;
  readonly version: number;
}

/** Reads the configuration of each service that the user may use (E-04: flat for tracking, under `default` for collision avoidance). */
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

/** Reads the unacknowledged alerts. */
export function useOpenAlerts() {
  const language = useLocale((state) => state.locale);
  return useQuery(useApi().query('listAlerts', { query: { open: 'true', language } }));
}

/** Reads the newest messages and their total number. */
export function useDeliveries(limit: number) {
  return useQuery(useApi().list('listDeliveries', limit, { query: { limit } }));
}

/** Reads the newest emails stored for lack of a mail relay, and their total number. */
export function useOutbox(limit: number) {
  return useQuery(useApi().list('listOutbox', limit, { query: { limit } }));
}

/** Paths of the calls that every view of alerts repeats after a change. */
export const ALERT_CALLS = ['/alerts', '/ca/userconfig', '/userconfig'];

export const useAskAlertsAnew = () => useInvalidateAnswers(...ALERT_CALLS);
