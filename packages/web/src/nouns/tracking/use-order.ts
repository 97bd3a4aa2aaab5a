import { useRef } from 'react';
import { RequestFailed } from '../../api/fault.ts';
import { type RequestInput, useTrackingChanges } from './queries.ts';

const SERVER_FAULT = 500;

/** Orders observations; a repeated press after a lost answer does not order twice. */
export function useOrder() {
  const { order } = useTrackingChanges();
  const key = useRef(crypto.randomUUID());
  const renew = () => {
    key.current = crypto.randomUUID();
  };
  const submit = (body: RequestInput, onOrdered: (requestId: string) => void = () => {}) =>
    order.mutate(
      { body, headers: { 'Idempotency-Key': key.current } },
      {
        onSuccess: ({ observationRequestId }) => {
          renew();
          onOrdered(observationRequestId);
        },
        onError: (error) => {
          // A refused order had no effect: a new try is a new order. After a lost answer the outcome is unknown: the same try is repeated.
          if (error instanceof RequestFailed && error.fault.code < SERVER_FAULT) renew();
        },
      },
    );
  return { order, submit };
}
