import { MISSION_DEFAULTS, MISSION_NUMBERS } from '@keepout/contract/ca/fields';
import type { MissionBody } from '@keepout/contract/ca/mission';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { parseTime } from '../../../time/utc.ts';

export type MissionKind = MissionBody['orbit']['kind'];
export type MissionNumber = keyof typeof MISSION_NUMBERS;

export interface TypedGroup {
  /** React key that remains the same while the name is typed. */
  readonly key: number;
  readonly name: string;
  readonly growth: number;
  readonly ourShare: number;
}

/** Form values of a study: numbers in display units, NaN if empty. */
export interface MissionDraft {
  readonly name: string;
  readonly kind: MissionKind;
  readonly numbers: Readonly<Record<Exclude<MissionNumber, 'growth' | 'ourShare'>, number>>;
  readonly epoch: string;
  readonly position: string;
  readonly velocity: string;
  readonly traffic: readonly TypedGroup[];
}

const { days, decisionDays, burn, halfWidth, keptInclination } = MISSION_DEFAULTS;

export const FIRST_DRAFT: MissionDraft = {
  name: '',
  kind: 'HEIGHTS',
  numbers: {
    perigee: Number.NaN,
    apogee: Number.NaN,
    inclination: Number.NaN,
    raan: 0,
    argPerigee: 0,
    longitude: Number.NaN,
    halfWidth,
    keptInclination,
    radius: Number.NaN,
    days,
    decisionDays,
    burn,
    mass: Number.NaN,
    specificImpulse: Number.NaN,
  },
  epoch: '',
  position: '',
  velocity: '',
  traffic: [],
};

export const emptyGroup = (groups: readonly TypedGroup[]): TypedGroup => ({
  key: 1 + Math.max(0, ...groups.map(({ key }) => key)),
  name: '',
  growth: 1,
  ourShare: toShown(MISSION_NUMBERS.ourShare, 1),
});

/** Returns the number fields of an orbit, by its representation. */
export const NUMBERS_OF_KIND = {
  HEIGHTS: ['perigee', 'apogee', 'inclination', 'raan', 'argPerigee'],
  INSERTION: [],
  PLACE: ['longitude', 'halfWidth', 'keptInclination'],
} as const satisfies Readonly<Record<MissionKind, readonly MissionNumber[]>>;
export const COMMON_NUMBERS = ['radius', 'days', 'decisionDays', 'burn', 'mass', 'specificImpulse'] as const;

/** Returns three numbers of a text; undefined if there are more, fewer or invalid ones. */
export function threeOf(typed: string): readonly [number, number, number] | undefined {
  const parts = typed
    .trim()
    .split(/[\s,;]+/)
    .map(Number);
  const [x, y, z] = parts;
  return parts.length === 3 && parts.every(Number.isFinite) ? [x!, y!, z!] : undefined;
}

const KILO = 1000;

/** Returns the request body of a draft; undefined while a value is invalid. */
export function questionOf(draft: MissionDraft): MissionBody | undefined {
  const { kind, numbers, traffic } = draft;
  const names = [...NUMBERS_OF_KIND[kind], ...COMMON_NUMBERS];
  const isRight =
    isText(NAME, draft.name.trim()) &&
    names.every((name) => isTaken(MISSION_NUMBERS[name], numbers[name])) &&
    Number.isNaN(numbers.mass) === Number.isNaN(numbers.specificImpulse) &&
    traffic.every(
      (group) =>
        isText(NAME, group.name.trim()) &&
        isTaken(MISSION_NUMBERS.growth, group.growth) &&
        isTaken(MISSION_NUMBERS.ourShare, group.ourShare),
    );
  const orbit = isRight ? orbitOf(draft) : undefined;
  if (orbit === undefined) return undefined;
  const wire = (name: (typeof names)[number]): number => toWire(MISSION_NUMBERS[name], numbers[name]);
  const tank = !Number.isNaN(numbers.mass) && { mass: wire('mass'), specificImpulse: wire('specificImpulse') };
  return {
    name: draft.name.trim(),
    orbit,
    radius: wire('radius'),
    days: wire('days'),
    decisionDays: wire('decisionDays'),
    burn: wire('burn'),
    ...tank,
    traffic: traffic.map(({ name, growth, ourShare }) => ({
      name: name.trim(),
      growth,
      ourShare: toWire(MISSION_NUMBERS.ourShare, ourShare),
    })),
  };
}

function orbitOf({ kind, numbers, epoch, position, velocity }: MissionDraft): MissionBody['orbit'] | undefined {
  const { inclination, raan, argPerigee, longitude, halfWidth: half, keptInclination: kept } = numbers;
  if (kind === 'PLACE') return { kind, longitude, halfWidth: half, inclination: kept };
  if (kind === 'HEIGHTS') {
    const [perigee, apogee] = [
      toWire(MISSION_NUMBERS.perigee, numbers.perigee),
      toWire(MISSION_NUMBERS.apogee, numbers.apogee),
    ];
    return apogee < perigee ? undefined : { kind, perigee, apogee, inclination, raan, argPerigee };
  }
  const [at, going] = [threeOf(position), threeOf(velocity)];
  if (parseTime(epoch.trim()) === undefined || at === undefined || going === undefined) return undefined;
  return { kind, epoch: epoch.trim(), position: at.map((km) => km * KILO), velocity: going.map((kms) => kms * KILO) };
}
