import type { AnswerOf, EndpointId } from '@keepout/client/client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import { useInvalidateAnswers } from './cached.ts';

/** A call that writes. After it `onDone` is called, and the cached answers at or below these paths are invalidated. */
export function useChange<Id extends EndpointId>(
  id: Id,
  onDone: (answer: AnswerOf<Id>) => void,
  ...paths: readonly string[]
) {
  const ask = useInvalidateAnswers(...paths);
  return useMutation({
    ...useApi().change(id),
    onSuccess: (answer) => {
      onDone(answer);
      return ask();
    },
  });
}
