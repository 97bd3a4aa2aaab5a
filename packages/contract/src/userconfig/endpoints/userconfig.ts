import { z } from 'zod';
import { odtUserConfiguration, odtUserConfigurationBody } from '../../odt/user-configuration.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ configId: idOf('the configuration: the subject of the user') });

export const ODT_USERCONFIG = endpoints('userconfig', ['user configuration'], {
  getOdtUserConfiguration: {
    call: 'GET /{configId}',
    summary: 'What you have set for on-demand tracking: where and of what you want to be told',
    description: 'While nothing is stored, what holds without it, as version 0.',
    params,
    answers: { 200: odtUserConfiguration },
  },
  putOdtUserConfiguration: {
    call: 'PUT /{configId}',
    summary: 'Replace what you have set for on-demand tracking, or store it',
    params,
    headers: ifMatchHeaders,
    body: odtUserConfigurationBody,
    answers: { 200: odtUserConfiguration },
    problems: ['read-only-field'],
  },
});
