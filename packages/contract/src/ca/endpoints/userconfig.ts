import { z } from 'zod';
import { caUserConfiguration, caUserConfigurationBody } from '../../ca/user-configuration.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ userConfigId: idOf('the configuration: the subject of the user') });

export const USERCONFIG = endpoints('ca', ['user configuration'], {
  getUserConfiguration: {
    call: 'GET /userconfig',
    summary: 'Your settings for notifications: channels and kinds',
    description: 'The defaults as version 0 until settings are stored.',
    answers: { 200: caUserConfiguration },
  },
  createUserConfiguration: {
    call: 'POST /userconfig',
    summary: 'Store your configuration for the first time',
    body: caUserConfigurationBody,
    answers: { 201: caUserConfiguration },
    readBy: 'getUserConfiguration',
    problems: ['user-configuration-exists', 'read-only-field'],
  },
  changeUserConfiguration: {
    call: 'PUT /userconfig',
    summary: 'Replace your configuration, or store it',
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    problems: ['read-only-field'],
  },
  putUserConfiguration: {
    call: 'PUT /userconfig/{userConfigId}',
    summary: 'The same by its id, which is your subject',
    params,
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    problems: ['read-only-field'],
  },
  deleteUserConfiguration: {
    call: 'DELETE /userconfig/{userConfigId}',
    summary: 'Forget your configuration',
    params,
    answers: { 204: z.null() },
  },
});
