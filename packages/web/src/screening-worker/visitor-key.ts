/** A key of this browser: its private half never leaves it, not even to us. */
export interface VisitorKey {
  readonly privateKey: CryptoKey;
  /** The public half, as a JWK says it (RFC 8037). */
  readonly publicKey: { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string };
}

const DATABASE = 'keepout-visitor-key';
const STORE = 'key';

/** Returns the key of this browser, created at the first call; without storage, a new one each time. */
export async function visitorKey(): Promise<VisitorKey> {
  return await keptKey().catch(newKey);
}

async function keptKey(): Promise<VisitorKey> {
  const database = await settled<IDBDatabase>(openDatabase());
  const storedKey = await settled<VisitorKey | undefined>(storeOf(database, 'readonly').get(STORE));
  if (storedKey !== undefined) return storedKey;
  const createdKey = await newKey();
  await settled(storeOf(database, 'readwrite').put(createdKey, STORE));
  return createdKey;
}

async function newKey(): Promise<VisitorKey> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', false, ['sign'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x } };
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

const storeOf = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction(STORE, mode).objectStore(STORE);

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
