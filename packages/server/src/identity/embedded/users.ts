import { randomUUID } from 'node:crypto';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import type { Database } from '../../platform/database/database.ts';
import { generatePassword, hashPassword, isPassword } from './password.ts';
import { revokeAccess } from './record-store.ts';

/** A user of the embedded identity provider. */
export interface EmbeddedUser {
  readonly subject: string;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
  readonly operatorId: string;
  readonly roles: ResourceAccess;
}

const COLUMNS = 'subject::text, user_name as "userName", name, email, operator_id as "operatorId", roles';
/** Hash that is checked for an unknown user name, so that the answer takes as long as for a wrong password. */
let decoy: Promise<string> | undefined;

export async function findUser(database: Database, subject: string): Promise<EmbeddedUser | undefined> {
  const { rows } = await database.pool.query<EmbeddedUser>(
    `select ${COLUMNS} from identity_user where subject::text = $1`,
    [subject],
  );
  return rows[0];
}

export async function findUserByName(database: Database, userName: string): Promise<EmbeddedUser | undefined> {
  const { rows } = await database.pool.query<EmbeddedUser>(
    `select ${COLUMNS} from identity_user where user_name = $1`,
    [userName.trim().toLowerCase()],
  );
  return rows[0];
}

/** Returns the user with this name and password. */
export async function checkPassword(
  database: Database,
  userName: string,
  password: string,
): Promise<EmbeddedUser | undefined> {
  const { rows } = await database.pool.query<EmbeddedUser & { hash: string }>(
    `select ${COLUMNS}, password_hash as hash from identity_user where user_name = $1`,
    [userName.trim().toLowerCase()],
  );
  decoy ??= hashPassword('nobody has this password');
  const { hash, ...user } = rows[0] ?? { hash: await decoy };
  const isRight = await isPassword(password, hash);
  return isRight && 'subject' in user ? user : undefined;
}

export interface NewUser extends Omit<EmbeddedUser, 'subject'> {
  readonly password: string;
}

/** Adds the user, or changes the user with that name. The subject does not change. */
export async function saveUser(
  database: Database,
  user: NewUser,
  hash: typeof hashPassword = hashPassword,
): Promise<string> {
  const { rows } = await database.pool.query<{ subject: string }>(
    `insert into identity_user (subject, user_name, name, email, operator_id, roles, password_hash)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_name) do update set name = excluded.name, email = excluded.email,
       operator_id = excluded.operator_id, roles = excluded.roles, password_hash = excluded.password_hash
     returning subject::text`,
    [
      randomUUID(),
      user.userName.toLowerCase(),
      user.name,
      user.email,
      user.operatorId,
      JSON.stringify(user.roles),
      await hash(user.password),
    ],
  );
  return rows[0]!.subject;
}

export const DEMO_OPERATOR_ID = 'demo-operator';
const account = ['manage-account', 'manage-account-links', 'view-profile'];
const services = ['collision-avoidance', 'on-demand-tracking', 'payments'];

/** Returns a role in every service, and the roles that the account page needs. */
export function userRoles(role: string): ResourceAccess {
  return { ...Object.fromEntries(services.map((service) => [service, [role]])), account };
}

/** Users of the demonstration; all of one operator. */
const demoUsers = [
  { userName: 'demo', name: 'Demo Operator', email: 'demo@keepout.example', role: 'user' },
  { userName: 'demo-admin', name: 'Demo Administrator', email: 'demo-admin@keepout.example', role: 'admin' },
];

/**
 * Ensures that the demo users exist with the given password. Without one, the first start generates a password and returns it,
 * to be shown once; later starts leave it unchanged.
 */
export async function ensureDemoUsers(
  database: Database,
  password: string | undefined,
  hash: typeof hashPassword = hashPassword,
): Promise<string | undefined> {
  const first = await findUserByName(database, demoUsers[0]!.userName);
  if (first !== undefined && password === undefined) return undefined;
  if (
    first !== undefined &&
    password !== undefined &&
    (await checkPassword(database, first.userName, password)) !== undefined
  ) {
    return undefined;
  }
  const demoPassword = password ?? generatePassword();
  for (const { role, ...user } of demoUsers) {
    const demoUser = { ...user, operatorId: DEMO_OPERATOR_ID, roles: userRoles(role), password: demoPassword };
    const subject = await saveUser(database, demoUser, hash);
    // Sessions that used the old password must sign in again.
    await revokeAccess(database, subject);
  }
  return password === undefined ? demoPassword : undefined;
}
