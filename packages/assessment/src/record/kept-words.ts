/**
 * Dictionary of stored messages, the most frequent parts nearest to its end. Never changes: it unpacks stored data.
 */
export const KEPT_WORDS: string = [
  '[["operator-shape","catalogue-radius","catalogue-rcs","catalogue-size-class","ELEMENT_SET","ROCKET_BODY",',
  '"DEBRIS",{"statedBy":{"originator":"KEEPOUT","creationTaiS":"#"},"countedSigmas":{"factor":"#",',
  '"isCalibrated":true}},{"code":"covariance-scaled","scaled":[{"object":"primary","factor":"#"}]},',
  '{"code":"covariance-calibrated"},{"code":"diluted","maxPc":"#","scaleAtMax":"#","on":"primary"},',
  '{"code":"max-pc-below-act","maxPc":"#"},{"code":"pc-above-act","pc":"#"},{"code":"pc-above-watch","pc":"#"},',
  '{"code":"covariance-implausible"},{"code":"closest-approach-passed"},{"code":"decision-time-passed",',
  '"decideByTaiS":"#"},["primary","secondary"]],[{"noradId":2,"designator":"2","name":"","cosparId":"20",',
  '"objectType":"PAYLOAD","manoeuvrable":"N/A","hardBodyRadiusM":3,"hardBodyRadiusSource":"operator-radius",',
  '"covarianceSource":"OEM","covarianceRtn":["#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#",',
  '"#","#","#","#"],"orbitSource":"ephemeris ","orbitAgeS":"#","positionKm":["#","#","#"],"velocityKmS":["#","#",',
  '"#"],"frame":"EME2000"},{"noradId":2,"designator":"2","name":"","cosparId":"20","objectType":"UNKNOWN",',
  '"manoeuvrable":"NO","hardBodyRadiusM":5,"hardBodyRadiusSource":"default-by-type",',
  '"covarianceSource":"ESTIMATED","covarianceRtn":["#",0,"#",0,0,"#",0,"#",0,"#","#",0,0,0,"#",0,0,0,0,0,"#"],',
  '"orbitSource":"element set of 2026-1","orbitAgeS":"#","positionKm":["#","#","#"],"velocityKmS":["#","#","#"],',
  '"frame":"EME2000"}],[{"code":"pc-below-watch","pc":"#","thresholdPc":1e-7},{"code":"robust"},',
  '{"code":"covariance-estimated","objects":["secondary"]}],["covariance-estimated"],[106,9,',
  '"COMMENT Catalogue: ",18,"START_SCREEN_PERIOD = 2026-",19,"STOP_SCREEN_PERIOD = 202"],[0,0,0,0,0,0,-1,-1,20,0,',
  '0,4,-28,2,-36,-3,0,0,0,-67,-54,-1]]',
].join('');

/** The same for messages in a shorter form, after their names. */
export const COMPACT_WORDS: string = [
  ',{"statedBy":{"originator":"KEEPOUT","creationTaiS":"#"},"countedSigmas":{"factor":"#","isCalibrated":true}}],',
  '{"code":"covariance-scaled","scaled":[{"object":"primary","factor":"#"}]},{"code":"covariance-calibrated"},',
  '{"code":"diluted","maxPc":"$m","scaleAtMax":"#","on":"primary"},{"code":"max-pc-below-act","maxPc":"$m"},',
  '{"code":"covariance-implausible"},{"code":"closest-approach-passed"},{"code":"decision-time-passed","decideByTaiS":"#"},',
  '"cdm-comment","catalogue-size-class","operator-shape","catalogue-radius","ELEMENT_SET",1,1,1,"EME2000"],',
  '["ROCKET_BODY","NO",["DEBRIS","NO",["PAYLOAD","N/A",5,"default-by-type","OEM",null,null,null,',
  '"catalogue-rcs","ESTIMATED",0,1,1,"EME2000"],[{"code":"pc-above-act","pc":"$p"},',
  '{"code":"pc-above-watch","pc":"$p","thresholdPc":1e-7},{"code":"diluted","maxPc":"$m",{"code":"robust"},',
  '["primary","secondary"]}],["covariance-estimated"],[106],"nc2d-hall-2021","diluted",0,1]',
  '"secondary"]}],["covariance-estimated"],[106],"nc2d-hall-2021","robust",0,1]',
  ' DEB\n198-00\n199-0\n200A\nCOSMOS 2\nFENGYUN 1C DEB\nCZ- R/B\nSL- R/B\nONEWEB-\nSTARLINK-\nf.oem\n2026-0A\n',
  '\n[["PAYLOAD","NO",3,"operator-radius","OEM",1,1,1,"EME2000"],["UNKNOWN","NO",5,"default-by-type","ESTIMATED",0,1,1,"EME2000"],',
  '[{"code":"pc-below-watch","pc":"$p","thresholdPc":1e-7},{"code":"robust"},{"code":"covariance-estimated","objects":["secondary"]}],',
  '["covariance-estimated"],[106],"foster-1992","robust",0,1]',
].join('');
