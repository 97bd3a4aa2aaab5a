import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { LONGEST_PAGE, readPages } from '../../api/pages.ts';
import { MS_PER_DAY } from '../../charts/scale/utc-calendar.ts';

const PLANS = '/api/v1/ca/manoeuvres';
const CONTACTS = '/api/v1/ca/stations/contacts';
const RULES = '/api/v1/ca/flight-rules';
const MOST_PLANS = 2000;
/** From midnight on, so that the seven days from now are in it and the server computes it once a day. */
const CONTACT_DAYS = 8;

/** What the fleet does in the days ahead: plans, contacts with the ground, times without burns. */
export function useFleetPlans(nowMs: number) {
  const { client } = useApi();
  const plans = useQuery({
    queryKey: ['get', PLANS, {}],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(PLANS, {
          params: { query: { limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<ManoeuvrePlan>(ask, MOST_PLANS)).records;
    },
  });
  const from = new Date(Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY).toISOString();
  const query = { from, days: CONTACT_DAYS };
  const contacts = useQuery({
    queryKey: ['get', CONTACTS, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<readonly SatelliteContacts[]>(await client.GET(CONTACTS, { params: { query }, signal })),
  });
  const rules = useQuery({
    queryKey: ['get', RULES, {}],
    queryFn: async ({ signal }) => given<FlightRules>(await client.GET(RULES, { signal })),
  });
  return { plans, contacts, rules };
}
