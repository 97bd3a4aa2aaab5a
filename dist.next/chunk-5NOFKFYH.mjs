import {
  recordKey
} from "./chunk-UEHHVIHQ.mjs";
import {
  wireTime
} from "./chunk-42SRU575.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";

// packages/server/src/platform/secrets/vault-of.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// packages/server/src/platform/secrets/vault.ts
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
var KEY_BYTES = 32;
var NONCE_BYTES = 12;
var TAG_BYTES = 16;
var SEALED = /^sealed:1:([0-9a-f]{8}):([0-9a-f]{16}):([\w-]+):(.*)$/s;
var isSealed = (text) => SEALED.test(text);
function shownOf(text) {
  const [, , mark, , shown] = SEALED.exec(text) ?? [];
  return mark === void 0 || shown === void 0 ? void 0 : { shown, mark };
}
function openVault(keys) {
  const ring = keys.map(keyOf);
  const [first] = ring;
  if (first === void 0) throw new Error("a vault needs a key");
  const mark = (text, owner) => createHmac("sha256", first.marking).update(`${owner}
${text}`).digest("hex").slice(0, 16);
  const isCurrent = (text) => SEALED.exec(text)?.[1] === first.id;
  return {
    isCurrent,
    mark,
    seal: (text, owner, shown = "") => {
      if (isCurrent(text)) return text;
      const nonce = randomBytes(NONCE_BYTES);
      const marked = mark(text, owner);
      const cipher = createCipheriv("aes-256-gcm", first.sealing, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(boundTo(owner, marked, shown));
      const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `sealed:1:${first.id}:${marked}:${bytes.toString("base64url")}:${shown}`;
    },
    open: (sealed, owner) => {
      const [, id, marked = "", payload = "", shown = ""] = SEALED.exec(sealed) ?? [];
      if (id === void 0) return sealed;
      const key = ring.find((candidate) => candidate.id === id);
      if (key === void 0) {
        throw new Outage(
          "secret-unreadable",
          `KEEPOUT_SECRETS_KEY lacks the key ${id}, with which something was sealed.`
        );
      }
      const bytes = Buffer.from(payload, "base64url");
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv("aes-256-gcm", key.sealing, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(boundTo(owner, marked, shown));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), void 0, "utf8") + decipher.final("utf8");
      } catch (cause) {
        throw new Outage("secret-unreadable", "Something sealed was changed, or belongs to somebody else.", { cause });
      }
    }
  };
}
var boundTo = (owner, mark, shown) => Buffer.from(JSON.stringify([owner, mark, shown]));
function keyOf(secret) {
  const derived = (purpose) => Buffer.from(hkdfSync("sha256", secret, "", `keepout ${purpose}`, KEY_BYTES));
  return {
    id: derived("id").subarray(0, 4).toString("hex"),
    sealing: derived("sealing"),
    marking: derived("marking")
  };
}

// packages/server/src/platform/secrets/vault-of.ts
var KEY_FILE = "secrets.key";
var vaults = /* @__PURE__ */ new WeakMap();
function vaultOf(settings) {
  const get = vaults.get(settings);
  if (get !== void 0) return get;
  const keys = settings.secretsKeys.length > 0 ? settings.secretsKeys : [keyIn(settings.dataDir)];
  const opened2 = openVault(keys.map((key) => Buffer.from(key, "base64")));
  vaults.set(settings, opened2);
  return opened2;
}
function keyIn(directory) {
  const path = join(directory, KEY_FILE);
  const read = () => readFileSync(path, "utf8").trim();
  try {
    return read();
  } catch (cause) {
    if (cause.code !== "ENOENT") throw cause;
  }
  mkdirSync(directory, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes2(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes2(KEY_BYTES).toString("base64")}
`, { mode: 384, flush: true });
  try {
    linkSync(draft, path);
    chmodSync(path, 384);
  } catch (cause) {
    if (cause.code !== "EEXIST") throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  return read();
}

// packages/server/src/ca/decisions/record-keys.ts
import { createHash, createPrivateKey, generateKeyPairSync } from "node:crypto";
import { desc, isNull, sql } from "drizzle-orm";
var OWNER = "record keys";
async function signerOf(tx, vault) {
  await holdKeys(tx);
  const [inUse] = await tx.select().from(recordKey).where(isNull(recordKey.validUntil));
  const pem = inUse && opened(vault, inUse.privateKey);
  if (inUse === void 0 || pem === void 0) return await newKey(tx, vault);
  if (!vault.isCurrent(inUse.privateKey)) {
    await tx.update(recordKey).set({ privateKey: vault.seal(pem, OWNER) }).where(isNull(recordKey.validUntil));
  }
  return { kid: inUse.kid, privateKey: createPrivateKey(pem) };
}
async function rotateKey(tx, vault) {
  await holdKeys(tx);
  return await newKey(tx, vault);
}
async function publishedKeys(db) {
  const rows = await db.select().from(recordKey).orderBy(desc(recordKey.validFrom));
  const keys = rows.map(({ kid, publicKey, validFrom, validUntil }) => ({
    kty: "OKP",
    crv: "Ed25519",
    x: publicKey,
    kid,
    alg: "EdDSA",
    use: "sig",
    validFrom: wireTime(validFrom),
    ...validUntil !== null && { validUntil: wireTime(validUntil) }
  }));
  return { keys };
}
var holdKeys = (tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('record keys', 0))`);
async function newKey(tx, vault) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(JSON.stringify({ crv: "Ed25519", kty: "OKP", x })).digest("base64url");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  await tx.update(recordKey).set({ validUntil: sql`clock_timestamp()` }).where(isNull(recordKey.validUntil));
  await tx.insert(recordKey).values({ kid, publicKey: x, privateKey: vault.seal(pem, OWNER) });
  return { kid, privateKey };
}
function opened(vault, text) {
  try {
    return vault.open(text, OWNER);
  } catch (cause) {
    if (cause instanceof Outage) return void 0;
    throw cause;
  }
}

export {
  isSealed,
  shownOf,
  vaultOf,
  signerOf,
  rotateKey,
  publishedKeys
};
//# sourceMappingURL=chunk-5NOFKFYH.mjs.map
