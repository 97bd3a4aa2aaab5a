import type { StatusLevel } from '../../ui/status-level.ts';

/** So far from the plan a burn is as planned, or worth a look. */
const [AS_PLANNED, WORTH_A_LOOK] = [0.1, 0.3];

/** How a burn went, by the share of the plan that was achieved. */
export function levelOfShare(share: number): StatusLevel {
  const off = Math.abs(share - 1);
  if (off <= AS_PLANNED) return 'ok';
  return off <= WORTH_A_LOOK ? 'caution' : 'serious';
}
