import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOf } from '../../api/pages.ts';
import { MS_PER_DAY } from '../../charts/scale/utc-calendar.ts';

const MOST_PLANS = 2000;
/** From midnight on, so that the seven days from now are in it and the server computes it once a day. */
const CONTACT_DAYS = 8;

/** What the fleet does in the days ahead: plans, contacts with the ground, times without burns. */
export function useFleetPlans(nowMs: number) {
  const api = useApi();
  const from = new Date(Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY).toISOString();
  const plans = useQuery({ ...api.list('listManoeuvres', MOST_PLANS), select: recordsOf });
  const contacts = useQuery(api.query('listContacts', { query: { from, days: CONTACT_DAYS } }));
  const rules = useQuery(api.query('getFlightRules'));
  return { plans, contacts, rules };
}
