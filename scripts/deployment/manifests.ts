import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../project.mjs';

/** What the tests read of an object of a cluster. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  // biome-ignore lint/suspicious/noExplicitAny: of each kind the tests read something else.
  readonly spec: any;
}

interface Pod {
  readonly automountServiceAccountToken: boolean;
  readonly enableServiceLinks: boolean;
  readonly securityContext: object;
  readonly containers: readonly Container[];
}

export interface Container {
  readonly name: string;
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: { readonly memory: string } };
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

const FOLDER = join(root, 'deploy/helm/rendered');

/** What the chart makes of each of its example values, by their names. */
export const RENDERED: readonly (readonly [string, readonly Manifest[]])[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, manifestsIn(readFileSync(join(FOLDER, name), 'utf8'))]);

function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((manifest) => manifest !== null);
}

/** The pods that are made by themselves or by what makes pods. */
export function podsOf(manifests: readonly Manifest[]): readonly (readonly [string, Pod])[] {
  return manifests.flatMap(({ kind, metadata, spec }): (readonly [string, Pod])[] => {
    if (kind === 'Pod') return [[metadata.name, spec]];
    return kind === 'Deployment' || kind === 'Job' ? [[metadata.name, spec.template.spec]] : [];
  });
}
