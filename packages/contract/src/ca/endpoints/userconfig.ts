import { z } from 'zod';
import { caUserConfiguration, caUserConfigurationBody } from '../../ca/user-configuration.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const tags = ['user configuration'];
const params = z.object({ userConfigId: idOf('the configuration: the subject of the user') });

export const USERCONFIG = endpoints('ca', {
  getUserConfiguration: {
    method: 'GET',
    path: '/userconfig',
    summary: 'What you have set: where and of what you want to be told',
    description: 'While nothing is stored, what holds without it, as version 0.',
    tags,
    answers: { 200: caUserConfiguration },
    tells: ['ETag'],
  },
  createUserConfiguration: {
    method: 'POST',
    path: '/userconfig',
    summary: 'Store your configuration for the first time',
    tags,
    body: caUserConfigurationBody,
    answers: { 201: caUserConfiguration },
    tells: ['ETag'],
    readBy: 'getUserConfiguration',
    problems: ['user-configuration-exists', 'read-only-field'],
  },
  changeUserConfiguration: {
    method: 'PUT',
    path: '/userconfig',
    summary: 'Replace your configuration, or store it',
    tags,
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    tells: ['ETag'],
    problems: ['version-changed', 'read-only-field'],
  },
  putUserConfiguration: {
    method: 'PUT',
    path: '/userconfig/{userConfigId}',
    summary: 'The same by its id, which is your subject',
    tags,
    params,
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    tells: ['ETag'],
    problems: ['version-changed', 'read-only-field'],
  },
  deleteUserConfiguration: {
    method: 'DELETE',
    path: '/userconfig/{userConfigId}',
    summary: 'Forget your configuration',
    tags,
    params,
    answers: { 204: z.null() },
  },
});
