import { ruleCount } from '@keepout/contract/alerts/rehearsal';
import { alertSettings, alertSettingsBody } from '@keepout/contract/alerts/settings';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { countFirings } from './firings.ts';
import { readSettings, saveSettings } from './service.ts';

const tags = ['rules'];
const ORDER: ListOrder = { name: 'rule-counts', key: ['text'] };

export function registerRules(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/settings',
    schema: {
      operationId: 'getAlertSettings',
      summary: 'By which rules you are told: channels, digest, quiet hours',
      description: 'While nothing is stored, what holds without it, as version 0.',
      tags,
      response: { 200: alertSettings },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const found = await readSettings(context, principalOf(request));
      return reply.header('etag', `"${found.version}"`).send(found);
    },
  });

  app.route({
    method: 'PUT',
    url: '/settings',
    schema: {
      operationId: 'changeAlertSettings',
      summary: 'Replace your rules',
      tags,
      headers: ifMatchHeaders,
      body: alertSettingsBody,
      response: { 200: alertSettings },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field', 'time-zone-unknown', 'rule-repeated'] },
    handler: async (request, reply) => {
      const expected = expectedVersion(request.headers);
      const saved = await saveSettings(context, principalOf(request), request.body, expected);
      return reply.header('etag', `"${saved.version}"`).send(saved);
    },
  });

  app.route({
    method: 'GET',
    url: '/rules',
    schema: {
      operationId: 'listRuleCounts',
      summary: 'How often each rule fired in the last 30 days',
      tags,
      response: { 200: z.array(ruleCount) },
    },
    handler: async (request, reply) => {
      const counts = await countFirings(context.database.orm, principalOf(request));
      tellPage(request, reply, ORDER, { total: counts.length, next: undefined });
      return counts;
    },
  });
}
