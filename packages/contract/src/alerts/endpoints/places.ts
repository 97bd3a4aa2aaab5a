import { z } from 'zod';
import { alertDelivery } from '../../alerts/delivery.ts';
import { alertPlace, placeChange, placeSecret, placeTest, secretRotation } from '../../alerts/place.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, wholeListQuery } from '../../platform/primitives.ts';

const params = z.object({ placeId: idOf('the place') });

export const PLACES = endpoints('alerts', ['places'], {
  listAlertPlaces: {
    call: 'GET /places',
    summary: 'Contact points of your configurations, with their reachability',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(alertPlace) },
  },
  changeAlertPlace: {
    call: 'PUT /places/{placeId}',
    summary: 'Enable a contact point again, or change its language and format',
    params,
    body: placeChange,
    answers: { 204: z.null() },
    problems: ['place-format-fixed'],
  },
  sendTestAlert: {
    call: 'POST /places/{placeId}/test',
    summary: 'Send a test message to a contact point; the log shows the result',
    params,
    body: placeTest,
    answers: { 201: alertDelivery },
    problems: ['place-off'],
  },
  rotatePlaceSecret: {
    call: 'PUT /places/{placeId}/secret',
    summary: 'A new key for the signatures of a webhook; it is shown once',
    description: 'For a day messages are signed with the key before as well, so that the receiver can change over.',
    params,
    body: secretRotation,
    answers: { 200: placeSecret },
    problems: ['place-unsigned'],
  },
});
