import { z } from 'zod';
import { alertDelivery } from '../../alerts/delivery.ts';
import { alertPlace, placeChange, placeSecret, placeTest, secretRotation } from '../../alerts/place.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, wholeListQuery } from '../../platform/primitives.ts';

const params = z.object({ placeId: idOf('the place') });

export const PLACES = endpoints('alerts', ['places'], {
  listAlertPlaces: {
    call: 'GET /places',
    summary: 'Lists the contact points of your configurations with their reachability',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(alertPlace) },
  },
  changeAlertPlace: {
    call: 'PUT /places/{placeId}',
    summary: 'Enables a contact point again, or changes its language and format',
    params,
    body: placeChange,
    answers: { 204: z.null() },
    problems: ['place-format-fixed'],
  },
  sendTestAlert: {
    call: 'POST /places/{placeId}/test',
    summary: 'Sends a test message to a contact point; the log has the result',
    params,
    body: placeTest,
    answers: { 201: alertDelivery },
    problems: ['place-off'],
  },
  rotatePlaceSecret: {
    call: 'PUT /places/{placeId}/secret',
    summary: 'Creates a new signing key for a webhook; it is returned once',
    description:
      'For one day, messages are also signed with the previous key, so that the receiver can change to the new one.',
    params,
    body: secretRotation,
    answers: { 200: placeSecret },
    problems: ['place-unsigned'],
  },
});
