import { z } from 'zod';
import { caUserConfiguration, caUserConfigurationBody } from '../../ca/user-configuration.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ userConfigId: idOf('the configuration: the subject of the user') });

export const USERCONFIG = endpoints('ca', ['user configuration'], {
  getUserConfiguration: {
    call: 'GET /userconfig',
    summary: 'Returns your notification settings: channels and kinds',
    description: 'Returns the defaults as version 0 until settings are stored.',
    answers: { 200: caUserConfiguration },
  },
  createUserConfiguration: {
    call: 'POST /userconfig',
    summary: 'Stores your configuration for the first time',
    body: caUserConfigurationBody,
    answers: { 201: caUserConfiguration },
    readBy: 'getUserConfiguration',
    problems: ['user-configuration-exists', 'read-only-field'],
  },
  changeUserConfiguration: {
    call: 'PUT /userconfig',
    summary: 'Replaces your configuration, or stores it for the first time',
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    problems: ['read-only-field'],
  },
  putUserConfiguration: {
    call: 'PUT /userconfig/{userConfigId}',
    summary: 'Returns your configuration by its id, which is your subject',
    params,
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    problems: ['read-only-field'],
  },
  deleteUserConfiguration: {
    call: 'DELETE /userconfig/{userConfigId}',
    summary: 'Deletes your configuration',
    params,
    answers: { 204: z.null() },
  },
});
