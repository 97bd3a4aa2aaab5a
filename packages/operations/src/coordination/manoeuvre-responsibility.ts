import type { ManoeuvreResponsibility } from '@keepout/contract/ca/coordination';
import type { Manoeuvrability } from '@keepout/contract/ca/enums';
import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import type { ObjectType } from '@keepout/contract/fleet/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';

/** Facts on both objects that decide the manoeuvre responsibility. */
export interface Movers {
  readonly satelliteName: string;
  readonly canWeMove: boolean;
  readonly objectName: string;
  readonly objectType: ObjectType;
  /** Whether the other object can, as the newest message says. */
  readonly manoeuvrable: Manoeuvrability | undefined;
  /** Operational status from the satellite catalogue; null where it is missing. */
  readonly opsStatus: string | null;
  /** Contacts for the object, the best match first. */
  readonly contacts: readonly Pick<OperatorContact, 'name' | 'agreement'>[];
}

/** Types of objects that cannot manoeuvre. */
const PASSIVE_TYPES: readonly ObjectType[] = ['DEBRIS', 'ROCKET BODY'];
/** Status codes of the satellite catalogue for non-operational and decayed objects. */
const DEAD: readonly string[] = ['-', 'D'];

/** Determines the manoeuvre responsibility by the rules: a non-manoeuvrable object does not move, then agreements apply, then coordination. */
export function manoeuvreResponsibility(movers: Movers): {
  readonly manoeuvreResponsibility: ManoeuvreResponsibility;
  readonly reason: Statement;
} {
  const { satelliteName: satellite, objectName: object, canWeMove, contacts } = movers;
  const { objectType, opsStatus, manoeuvrable } = movers;
  const cannotThey = PASSIVE_TYPES.includes(objectType) || DEAD.includes(opsStatus ?? '') || manoeuvrable === 'NO';
  if (cannotThey && !canWeMove)
    return { manoeuvreResponsibility: 'NOBODY_CAN', reason: tell('moves-neither-can', { satellite, object }) };
  if (cannotThey) return { manoeuvreResponsibility: 'WE_MOVE', reason: tell('moves-other-cannot', { object }) };
  if (!canWeMove) return { manoeuvreResponsibility: 'THEY_MOVE', reason: tell('moves-we-cannot', { satellite }) };
  const agreed = contacts.find(({ agreement }) => agreement !== 'NONE');
  if (agreed?.agreement === 'WE_MOVE')
    return { manoeuvreResponsibility: 'WE_MOVE', reason: tell('moves-agreed-we', { contact: agreed.name }) };
  if (agreed?.agreement === 'THEY_MOVE')
    return { manoeuvreResponsibility: 'THEY_MOVE', reason: tell('moves-agreed-they', { contact: agreed.name }) };
  return { manoeuvreResponsibility: 'AGREE', reason: tell('moves-agree') };
}
