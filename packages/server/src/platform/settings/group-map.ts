import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { ok, type Result } from '@keepout/units/result';
import { type DocumentFault, isJsonObject, OPERATOR_ID, readDocument, wrong } from './setting-document.ts';

/** Organisation and roles of a group of the identity provider. */
export interface GroupMeaning {
  /** The organisation of its members; undefined: the group only grants roles. */
  readonly operatorId: string | undefined;
  readonly roles: ResourceAccess;
}

/** Groups by their name in the claim. */
export type GroupMap = ReadonlyMap<string, GroupMeaning>;

export const NO_GROUPS: GroupMap = new Map();

/** Parses `{"group": {"operator": "aurora", "roles": {"collision-avoidance": ["user"]}}}`. */
export function readGroupMap(json: string): Result<GroupMap, DocumentFault> {
  const document = readDocument(json, 'groups');
  if (!document.ok) return document;
  const map = new Map<string, GroupMeaning>();
  for (const [name, entry] of Object.entries(document.value)) {
    const at = `at ${JSON.stringify(name)}`;
    if (name.trim() === '') return wrong('has a group without a name');
    if (!isJsonObject(entry)) return wrong(`${at}: must be an object with operator, roles or both`);
    const meaning = readMeaning(entry, at);
    if (!meaning.ok) return meaning;
    map.set(name, meaning.value);
  }
  return ok(map);
}

function readMeaning(entry: Readonly<Record<string, unknown>>, at: string): Result<GroupMeaning, DocumentFault> {
  const { operator, roles = {}, ...further } = entry;
  const [unknownKey] = Object.keys(further);
  if (unknownKey !== undefined) return wrong(`${at}: ${JSON.stringify(unknownKey)} is neither operator nor roles`);
  if (operator !== undefined && !(typeof operator === 'string' && OPERATOR_ID.test(operator)))
    return wrong(`${at}.operator: must be the id of an operator: letters, digits, dot, dash, underscore`);
  if (!isJsonObject(roles)) return wrong(`${at}.roles: must be an object from resources to lists of roles`);
  for (const [resource, names] of Object.entries(roles)) {
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string' && name !== ''))
      return wrong(`${at}.roles.${resource}: must be a list of names of roles`);
  }
  if (operator === undefined && Object.keys(roles).length === 0)
    return wrong(`${at}: gives neither an operator nor a role`);
  return ok({ operatorId: operator, roles: roles as ResourceAccess });
}

const RESOURCES = ['collision-avoidance', 'on-demand-tracking', 'payments'];
const ROLES = ['user', 'testuser', 'admin'];

/** Returns the first error of a map, such as an unknown role; undefined if it is valid. */
export function unfitGroups(map: GroupMap): string | undefined {
  for (const [name, { roles }] of map) {
    const at = `at ${JSON.stringify(name)}`;
    if (name.includes('*')) return `${at}: must be the whole name of a group: * stands for nothing here`;
    for (const [resource, names] of Object.entries(roles)) {
      if (!RESOURCES.includes(resource))
        return `${at}.roles.${resource}: is no resource; there are ${RESOURCES.join(', ')}`;
      const unknownIndex = names.findIndex((role) => !ROLES.includes(role));
      if (unknownIndex >= 0)
        return `${at}.roles.${resource}[${unknownIndex}]: ${JSON.stringify(names[unknownIndex])} is no role; there are ${ROLES.join(', ')}`;
    }
  }
  return undefined;
}
