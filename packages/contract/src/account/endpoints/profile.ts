import { accountProfile } from '../../identity/profile.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const PROFILE = endpoints('account', {
  getAccountProfile: {
    method: 'GET',
    path: '/profile',
    summary: 'Who you are to the platform: organisation and roles',
    description: 'Roles that come of groups stand in no token; here all of them are.',
    tags: ['account'],
    answers: { 200: accountProfile },
  },
});
