import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';

type Section = readonly (readonly [keyword: string, value: string | number, unit?: string])[];

const names = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];
const units = ['m**2', 'm**2/s', 'm**2/s**2'];

interface Sections {
  readonly header: Section;
  readonly relative: Section;
  readonly objects: readonly {
    readonly metadata: Section;
    readonly od: Section;
    readonly state: Section;
    readonly covariance: Section;
  }[];
}

function sectionsOf(cdm: Cdm): Sections {
  const { relativePosition: p, relativeVelocity: v } = cdm;
  return {
    header: [
      ['CREATION_DATE', cdm.creationDate.replace('Z', '')],
      ['ORIGINATOR', cdm.originator],
      ['MESSAGE_FOR', cdm.object1.name],
      ['MESSAGE_ID', cdm.messageId],
    ],
    relative: [
      ['TCA', cdm.conjunctionData.tca.replace('Z', '')],
      ['MISS_DISTANCE', cdm.totalMissDistance.toFixed(3), 'm'],
      ['RELATIVE_SPEED', cdm.relativeSpeed.toFixed(3), 'm/s'],
      ['RELATIVE_POSITION_R', p.r.toFixed(3), 'm'],
      ['RELATIVE_POSITION_T', p.t.toFixed(3), 'm'],
      ['RELATIVE_POSITION_N', p.n.toFixed(3), 'm'],
      ['RELATIVE_VELOCITY_R', v.r.toFixed(4), 'm/s'],
      ['RELATIVE_VELOCITY_T', v.t.toFixed(4), 'm/s'],
      ['RELATIVE_VELOCITY_N', v.n.toFixed(4), 'm/s'],
      ...(cdm.probabilityOfCollision === null
        ? []
        : ([
            ['COLLISION_PROBABILITY', cdm.probabilityOfCollision.toExponential(6)],
            ['COLLISION_PROBABILITY_METHOD', cdm.probabilityMethod],
          ] as const)),
    ],
    objects: [objectSections(cdm.object1, 1), objectSections(cdm.object2, 2)],
  };
}

function objectSections(object: CdmObject, place: 1 | 2): Sections['objects'][number] {
  const state = [...(object.positionKm ?? []), ...(object.velocityKmS ?? [])];
  const covariance = (object.covarianceRtn ?? []).map((value, index): Section[number] => {
    const row = Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);
    const column = index - (row * (row + 1)) / 2;
    const dots = (row > 2 ? 1 : 0) + (column > 2 ? 1 : 0);
    return [`C${names[row]}_${names[column]}`, value.toExponential(12), units[dots] ?? ''];
  });
  return {
    metadata: [
      ['OBJECT', `OBJECT${place}`],
      ['OBJECT_DESIGNATOR', object.designator],
      ['CATALOG_NAME', 'SATCAT'],
      ['OBJECT_NAME', object.name],
      ['INTERNATIONAL_DESIGNATOR', object.cosparId],
      ['OBJECT_TYPE', object.objectType],
      ['EPHEMERIS_NAME', place === 1 ? `${object.name.toLowerCase()}_ops_0412.oem` : 'NONE'],
      ['COVARIANCE_METHOD', object.covarianceSource === 'ESTIMATED' ? 'DEFAULT' : 'CALCULATED'],
      ['MANEUVERABLE', object.manoeuvrable],
      ['REF_FRAME', object.frame],
    ],
    od:
      place === 1
        ? []
        : [
            ['OBS_AVAILABLE', 34],
            ['OBS_USED', 31],
            ['WEIGHTED_RMS', '0.917'],
          ],
    state: ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'].map((name, index) => [
      name,
      (state[index] ?? 0).toFixed(9),
      index < 3 ? 'km' : 'km/s',
    ]),
    covariance,
  };
}

/** The message of a fixture as a file; good enough to look at, written by no standard. */
export function messageFile(cdm: Cdm, accept: string): { readonly text: string; readonly type: string } {
  const { header, relative, objects } = sectionsOf(cdm);
  if (accept.includes('json')) {
    const pairs = (section: Section) => Object.fromEntries(section.map(([keyword, value]) => [keyword, String(value)]));
    const [object1, object2] = objects.map((object) => ({
      metadata: { COMMENT: [`Covariance: ${cdm.object2.covarianceSource}`], ...pairs(object.metadata) },
      odParameters: pairs(object.od),
      stateVector: pairs(object.state),
      covarianceMatrix: pairs(object.covariance),
    }));
    const body = {
      CCSDS_CDM_VERS: '1.0',
      header: pairs(header),
      relativeMetadataData: pairs(relative),
      object1,
      object2,
    };
    return { text: JSON.stringify(body, null, 1), type: 'application/json' };
  }
  const all = [
    ...header,
    ...relative,
    ...objects.flatMap(({ metadata, od, state, covariance }) => [...metadata, ...od, ...state, ...covariance]),
  ];
  if (accept.includes('xml')) {
    const lines = all.map(
      ([keyword, value, unit]) => `  <${keyword}${unit === undefined ? '' : ` units="${unit}"`}>${value}</${keyword}>`,
    );
    return {
      text: ['<?xml version="1.0"?>', '<cdm id="CCSDS_CDM_VERS" version="1.0">', ...lines, '</cdm>', ''].join('\n'),
      type: 'application/xml',
    };
  }
  const lines = all.map(
    ([keyword, value, unit]) => `${keyword.padEnd(36)}= ${value}${unit === undefined ? '' : ` [${unit}]`}`,
  );
  return { text: ['CCSDS_CDM_VERS                      = 1.0', ...lines, ''].join('\n'), type: 'text/plain' };
}
