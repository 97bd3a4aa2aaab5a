import { expect, it } from 'vitest';
import { readSatcat } from './satcat.ts';

const CELESTRAK = `OBJECT_NAME,OBJECT_ID,NORAD_CAT_ID,OBJECT_TYPE,OPS_STATUS_CODE,OWNER,LAUNCH_DATE,LAUNCH_SITE,DECAY_DATE,PERIOD,INCLINATION,APOGEE,PERIGEE,RCS,DATA_STATUS_CODE,ORBIT_CENTER,ORBIT_TYPE
SL-1 R/B,1957-001A,1,R/B,D,CIS,1957-10-04,TYMSC,1957-12-01,96.19,65.10,938,214,20.4200,,EA,IMP
ISS (ZARYA),1998-067A,25544,PAY,+,ISS,1998-11-20,TYMSC,,92.90,51.63,421,412,399.0524,,EA,ORB
`;
const SPACE_TRACK = `"INTLDES","NORAD_CAT_ID","OBJECT_TYPE","SATNAME","COUNTRY","LAUNCH","SITE","DECAY","RCSVALUE","RCS_SIZE"\r
"2024-001A","100001","DEBRIS","A, B ""C""","US","2024-01-01","AFETR","","0","SMALL"\r
`;

it('reads rows of CelesTrak and of Space-Track, numbers beyond five digits and quotes too', () => {
  expect(readSatcat(CELESTRAK)).toEqual({
    objects: [
      {
        noradId: 1,
        name: 'SL-1 R/B',
        cosparId: '1957-001A',
        objectType: 'ROCKET BODY',
        owner: 'CIS',
        opsStatus: 'D',
        rcsM2: 20.42,
        decayedOn: '1957-12-01',
      },
      expect.objectContaining({ noradId: 25544, objectType: 'PAYLOAD', rcsM2: 399.0524, decayedOn: undefined }),
    ],
    rejected: 0,
  });
  expect(readSatcat(SPACE_TRACK)).toMatchObject({
    objects: [{ noradId: 100001, name: 'A, B "C"', cosparId: '2024-001A', objectType: 'DEBRIS', owner: 'US' }],
    rejected: 0,
  });
  expect(readSatcat(SPACE_TRACK)?.objects[0]?.rcsM2).toBeUndefined();
});

it('passes rows over that name no object, and says so; a page of words is no catalogue', () => {
  expect(readSatcat(`${CELESTRAK}X,1998-067B\nY,1998-067C,none,PAY,,,,,,,,,,,,,\n`)).toMatchObject({ rejected: 2 });
  expect(readSatcat('<html><body>Sorry</body></html>')).toBeUndefined();
  expect(readSatcat('')).toBeUndefined();
});
