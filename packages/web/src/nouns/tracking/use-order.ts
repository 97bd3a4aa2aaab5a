import { useRef } from 'react';
import { RequestFailed } from '../../api/fault.ts';
import { type RequestInput, useTrackingChanges } from './queries.ts';

const SERVER_FAULT = 500;

/** Orders observations; a press that is repeated after a lost answer orders nothing twice. */
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
          // What was refused changed nothing: another try is another order. Of a lost answer nobody knows: the same try again.
          if (error instanceof RequestFailed && error.fault.code < SERVER_FAULT) renew();
        },
      },
    );
  return { order, submit };
}
