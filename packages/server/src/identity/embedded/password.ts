import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of a password hash, which apply to attackers and to the server. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Parameters of scrypt as OWASP (2023) states them for interactive sign-in: N = 2^15, r = 8, p = 3; 32 MiB per check. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const MOST_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, base64url: the hash contains its cost, so that it may be raised later. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, KEY_BYTES);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length);
  return timingSafeEqual(actual, expected);
}

/** Returns four groups of letters and digits that are not easily confused; 79 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from({ length: 16 }, () => {
    let byte: number;
    do byte = randomBytes(1)[0]!;
    while (byte >= 256 - (256 % alphabet.length));
    return alphabet[byte % alphabet.length]!;
  });
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

function derive(password: string, salt: Buffer, cost: PasswordCost, bytes: number): Promise<Buffer> {
  const options = { ...cost, maxmem: MOST_BYTES };
  return new Promise((resolve, failed) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (cause, key) => (cause ? failed(cause) : resolve(key)));
  });
}
