import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Outage } from '../outage.ts';

/** Length of a key, bytes. */
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets so that they cannot be read from the database, a copy or a backup of it.
 *
 * A sealed text is `sealed:1:<key>:<mark>:<bytes>:<shown>`: key id; a mark that is equal for equal texts of one owner; nonce, tag
 * and cipher text; and the part that may be displayed.
 *
 * Method   AES-256-GCM with a random nonce of 96 bit (NIST SP 800-38D); keys by HKDF-SHA-256 from those of the settings, one to seal and one
 *          for marks. Owner, mark and displayed part are authenticated: a sealed text of another owner cannot be opened
 */
export interface Vault {
  /** Seals a text with the first key; a text that it has already sealed is returned unchanged. */
  seal(text: string, owner: string, displayedPart?: string): string;
  /**
   * Opens a sealed text with any of the keys; returns an unsealed text unchanged.
   *
   * @throws Outage  `secret-unreadable`: sealed with none of the keys, or for another owner
   */
  open(sealed: string, owner: string): string;
  /** Returns whether the text is sealed with the first key. */
  isCurrent(text: string): boolean;
  /** Returns a mark that is equal for equal texts of an owner, by the first key. */
  mark(text: string, owner: string): string;
}

const SEALED = /^sealed:1:([0-9a-f]{8}):([0-9a-f]{16}):([\w-]+):(.*)$/s;

export const isSealedText = (text: string): boolean => SEALED.test(text);

/** Returns the displayable part of a sealed text; undefined for an unsealed one. */
export function displayedPartOf(text: string): { readonly displayedPart: string; readonly mark: string } | undefined {
  const [, , mark, , displayedPart] = SEALED.exec(text) ?? [];
  return mark === undefined || displayedPart === undefined ? undefined : { displayedPart, mark };
}

interface Key {
  readonly id: string;
  readonly sealing: Buffer;
  readonly marking: Buffer;
}

/** @param keys   32 bytes each, at least one: the first seals, all of them open */
export function openVault(keys: readonly Buffer[]): Vault {
  const ring = keys.map(keyOf);
  const [first] = ring;
  if (first === undefined) throw new Error('a vault needs a key');
  const mark = (text: string, owner: string) =>
    createHmac('sha256', first.marking).update(`${owner}\n${text}`).digest('hex').slice(0, 16);
  const isCurrent = (text: string) => SEALED.exec(text)?.[1] === first.id;
  return {
    isCurrent,
    mark,
    seal: (text, owner, displayedPart = '') => {
      if (isCurrent(text)) return text;
      const nonce = randomBytes(NONCE_BYTES);
      const marked = mark(text, owner);
      const cipher = createCipheriv('aes-256-gcm', first.sealing, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(boundTo(owner, marked, displayedPart));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `sealed:1:${first.id}:${marked}:${bytes.toString('base64url')}:${displayedPart}`;
    },
    open: (sealed, owner) => {
      const [, id, marked = '', payload = '', displayedPart = ''] = SEALED.exec(sealed) ?? [];
      if (id === undefined) return sealed;
      const key = ring.find((candidate) => candidate.id === id);
      if (key === undefined) {
        throw new Outage(
          'secret-unreadable',
          `KEEPOUT_SECRETS_KEY lacks the key ${id}, with which something was sealed.`,
        );
      }
      const bytes = Buffer.from(payload, 'base64url');
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key.sealing, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(boundTo(owner, marked, displayedPart));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new Outage('secret-unreadable', 'Something sealed was changed, or belongs to somebody else.', { cause });
      }
    },
  };
}

const boundTo = (owner: string, mark: string, displayedPart: string) =>
  Buffer.from(JSON.stringify([owner, mark, displayedPart]));

/** Returns the id by which sealed texts reference their key. */
export const keyIdOf = (secret: Buffer): string => keyOf(secret).id;

function keyOf(secret: Buffer): Key {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `keepout ${purpose}`, KEY_BYTES));
  return {
    id: derived('id').subarray(0, 4).toString('hex'),
    sealing: derived('sealing'),
    marking: derived('marking'),
  };
}
