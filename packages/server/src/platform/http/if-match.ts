import type { IfMatchHeaders } from '@keepout/contract/platform/primitives';

/** The version that `If-Match` names; undefined without it, or where it takes any. */
export function expectedVersion({ 'if-match': tag }: IfMatchHeaders): number | undefined {
  const digits = tag?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
