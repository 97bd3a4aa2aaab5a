/**
 * The bill of materials in CycloneDX 1.6, from the lock file alone: the same lock, the same bytes. The build puts it beside the program
 * (`dist/sbom.cdx.json`); `npm run sbom` prints it. It names what an installation runs with; tools for building and testing are not in it.
 */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { closureOf, licenceAt, nameAt, neededBy, readLock, workspaceFolders } from './lock-packages.mjs';

const algorithms = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' };

/** The document for a lock file; texts and order depend on nothing else. */
export function billOf(lock) {
  const { '': product } = lock.packages;
  const rooms = workspaceFolders(lock);
  const paths = closureOf(lock, rooms);
  const references = new Map(paths.map((path) => [path, purlOf(lock, path)]));
  const components = unique(paths.map((path) => componentOf(lock, path, references.get(path))));
  const needs = new Map();
  for (const path of paths) {
    const known = needs.get(references.get(path)) ?? [];
    const named = neededBy(lock, path).map((needed) => references.get(needed));
    needs.set(references.get(path), [...known, ...named.filter((reference) => reference !== undefined)]);
  }
  const productRef = `pkg:npm/${product.name}@${product.version}`;
  const dependencies = [[productRef, rooms.map((path) => references.get(path))], ...needs]
    .map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)].sort() }))
    .sort((a, b) => compare(a.ref, b.ref));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': productRef,
        name: product.name,
        version: product.version,
        licenses: licencesOf(product.license),
        purl: productRef,
      },
    },
    components,
    dependencies,
  };
  const { bomFormat, specVersion, ...rest } = bill;
  return { bomFormat, specVersion, serialNumber: serialOf(bill), ...rest };
}

function componentOf(lock, path, purl) {
  const { version, integrity, optional } = lock.packages[path];
  const name = nameAt(lock, path);
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    name: own,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    licenses: licencesOf(licenceAt(lock, path)),
    purl,
  };
}

/** Package URLs name the kind of package and never a place to fetch it from. */
function purlOf(lock, path) {
  return `pkg:npm/${nameAt(lock, path).replace('@', '%40')}@${lock.packages[path].version}`;
}

function hashesOf(integrity) {
  return integrity.split(' ').map((part) => {
    const [algorithm, digest] = part.split(/-(.*)/s);
    return { alg: algorithms[algorithm], content: Buffer.from(digest, 'base64').toString('hex') };
  });
}

function licencesOf(license) {
  if (license === undefined) return [];
  return / (OR|AND|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

/** The same package twice in the tree is one component. */
function unique(components) {
  return [...new Map(components.map((component) => [component['bom-ref'], component])).values()].sort((a, b) =>
    compare(a['bom-ref'], b['bom-ref']),
  );
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** A serial number that follows from the content, in the form of a UUID of version 8. */
function serialOf(bill) {
  const hex = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** The bill of this clone, as it is written. */
export const billText = () => `${JSON.stringify(billOf(readLock()), null, 1)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(billText());
