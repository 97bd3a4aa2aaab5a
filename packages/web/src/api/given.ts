import { faultFromAnswer, RequestFailed } from './fault.ts';

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of an answer; an answer without any is thrown as the fault that it tells. */
export function given<T>({ data, error, response }: Answer<T>): T {
  if (data === undefined) throw new RequestFailed(faultFromAnswer(response.status, response.statusText, error));
  return data;
}
