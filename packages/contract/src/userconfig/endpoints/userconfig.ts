import { z } from 'zod';
import { odtUserConfiguration, odtUserConfigurationBody } from '../../odt/user-configuration.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ configId: idOf('the configuration: the subject of the user') });

export const ODT_USERCONFIG = endpoints('userconfig', ['user configuration'], {
  getOdtUserConfiguration: {
    call: 'GET /{configId}',
    summary: 'Returns your settings for on-demand tracking: channels and kinds of notifications',
    description: 'Returns the defaults as version 0 until settings are stored.',
    params,
    answers: { 200: odtUserConfiguration },
  },
  putOdtUserConfiguration: {
    call: 'PUT /{configId}',
    summary: 'Replaces your settings for on-demand tracking, or stores them for the first time',
    params,
    headers: ifMatchHeaders,
    body: odtUserConfigurationBody,
    answers: { 200: odtUserConfiguration },
    problems: ['read-only-field'],
  },
});
