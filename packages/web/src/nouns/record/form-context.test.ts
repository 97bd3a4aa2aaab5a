import { expect, it } from 'vitest';
import { RequestFailed } from '../../api/fault.ts';
import { refusedFields } from './form-context.ts';

const asItCame = ({ message }: { readonly message: string }) => message;

const refusal = (...pointers: readonly string[]) =>
  new RequestFailed({
    code: 422,
    title: 'Unprocessable Content',
    message: 'Not taken.',
    places: pointers.map((pointer) => ({ pointer, message: `not ${pointer}` })),
  });

it('a refused field is named by the last name of its path, that of a list by its own', () => {
  expect(refusedFields(refusal('#/limit', '#/site/latitude', '#/noBurnWindows/0'), asItCame)).toEqual({
    limit: 'not #/limit',
    latitude: 'not #/site/latitude',
    noBurnWindows: 'not #/noBurnWindows/0',
  });
});

it('what names no field is told below the form alone', () => {
  expect(refusedFields(refusal('#'), asItCame)).toEqual({});
  expect(refusedFields(null, asItCame)).toEqual({});
});
