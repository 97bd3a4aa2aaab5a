import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { Choice } from '../../ui/choice.ts';

/** A satellite in a list of choices: its name, and the numbers that tell it apart. */
export const satelliteChoice = ({ satelliteId, name, noradId, cosparId }: Satellite): Choice => ({
  id: satelliteId,
  label: name,
  hint: [noradId, cosparId].filter(Boolean).join(' · '),
});

/** Whether what was typed is part of the name, the NORAD or the COSPAR number. */
export const isTyped = ({ name, noradId, cosparId }: Satellite, typed: string): boolean =>
  [name, String(noradId), cosparId].some((one) => one.toLowerCase().includes(typed.trim().toLowerCase()));
