import { parseUtc } from '../packages/astro/src/epoch.ts';
import type { EarthOrientation } from '../packages/astro/src/frames/earth-orientation.ts';
import { transformState } from '../packages/astro/src/frames/rotation.ts';

const PLACES = ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'] as const;

/** A conjunction data message (KVN, states in EME2000) with its states in ITRF, as a table of Earth orientation turns them. */
export function earthFixedCdm(text: string, eop: EarthOrientation): string {
  const tca = parseUtc(/^TCA\s*=\s*(\S+)/m.exec(text)?.[1] ?? '');
  if (!tca.ok) throw new Error('no TCA');
  return text
    .split(/(?=^OBJECT\s*=)/m)
    .map((part) => (part.startsWith('OBJECT') ? turned(part, tca.value, eop) : part))
    .join('');
}

function turned(part: string, epochTaiS: number, eop: EarthOrientation): string {
  const line = (keyword: string) => new RegExp(`^(${keyword}\\s*=\\s*)(\\S+)`, 'm');
  const [x, y, z, u, v, w] = PLACES.map((keyword) => 1000 * Number(line(keyword).exec(part)?.[2])) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const inertial = { epochTaiS, frame: 'EME2000', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
  const { positionM, velocityMps } = transformState(inertial, 'ITRF', eop);
  const figures = [...positionM, ...velocityMps].map((value) => (value / 1000).toFixed(12));
  return PLACES.reduce((filled, keyword, k) => filled.replace(line(keyword), `$1${figures[k]}`), part).replace(
    /^(REF_FRAME\s*=\s*)EME2000/m,
    '$1ITRF',
  );
}
