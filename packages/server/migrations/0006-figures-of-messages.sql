-- What a message says becomes columns and values of the domain; until now the answer of the API lay in the table.

alter table cdm
  add column risk_level text,
  add column miss_distance_m double precision,
  add column relative_speed_mps double precision,
  add column relative_position_rtn_m double precision[],
  add column relative_velocity_rtn_mps double precision[],
  add column approach_angle_deg double precision,
  add column probability_method text,
  -- code of why there is no probability
  add column probability_reason text,
  add column originator_probability double precision,
  add column originator_method text,
  add column max_probability double precision,
  add column scale_at_max double precision,
  add column dilution text check (dilution in ('robust', 'diluted')),
  add column mahalanobis double precision,
  add column sigma_along_miss_m double precision,
  add column usage text[],
  add column covariance_source text,
  -- both objects, see ObjectFigures in packages/assessment
  add column objects jsonb;

create function message_vector(wire jsonb) returns double precision[] language sql immutable as $$
  select array[(wire->>'r')::double precision, (wire->>'t')::double precision, (wire->>'n')::double precision]
$$;

create function message_object(wire jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'noradId', wire->'noradId', 'designator', wire->'designator', 'name', wire->'name', 'cosparId', wire->'cosparId',
    'objectType', wire->'objectType', 'manoeuvrable', wire->'manoeuvrable',
    'hardBodyRadiusM', wire->'hardBodyRadius', 'hardBodyRadiusSource', wire->'hardBodyRadiusSource',
    'planeXM', wire->'conjunctionPlaneX', 'planeYM', wire->'conjunctionPlaneY',
    'planeXxM2', wire->'conjunctionPlaneCovarianceXX', 'planeYxM2', wire->'conjunctionPlaneCovarianceYX',
    'planeYyM2', wire->'conjunctionPlaneCovarianceYY',
    'covarianceSource', wire->'covarianceSource',
    'sigmaRtnM', case jsonb_typeof(wire->'sigma')
      when 'object' then jsonb_build_array(wire->'sigma'->'r', wire->'sigma'->'t', wire->'sigma'->'n')
      else 'null'::jsonb end,
    'covarianceRtn', wire->'covarianceRtn', 'orbitSource', wire->'orbitSource', 'orbitAgeS', wire->'orbitAgeSeconds',
    'positionKm', wire->'positionKm', 'velocityKmS', wire->'velocityKmS', 'frame', wire->'frame')
$$;

update cdm set
  risk_level = record->'conjunctionData'->>'riskLevel',
  miss_distance_m = (record->>'totalMissDistance')::double precision,
  relative_speed_mps = (record->>'relativeSpeed')::double precision,
  relative_position_rtn_m = message_vector(record->'relativePosition'),
  relative_velocity_rtn_mps = message_vector(record->'relativeVelocity'),
  approach_angle_deg = (record->>'approachAngle')::double precision,
  probability_method = lower(record->>'probabilityMethod'),
  probability_reason = case record->>'probabilityReason'
    when 'A covariance is missing.' then 'covariance-missing'
    when 'A covariance is zero throughout.' then 'covariance-zero'
    when 'A covariance is a placeholder, ten Earth radii and more.' then 'covariance-default'
    when 'A covariance has a negative variance.' then 'covariance-negative-variance'
    when 'A covariance holds a value that is not a number.' then 'covariance-not-finite'
    when 'The objects do not move against each other: there is no encounter plane.' then 'relative-speed-zero'
    when 'The combined covariance cannot be used.' then 'covariance-unusable' end,
  originator_probability = (record->>'originatorProbability')::double precision,
  originator_method = record->>'originatorMethod',
  max_probability = (record->>'maxProbability')::double precision,
  scale_at_max = (record->>'maxProbabilityScale')::double precision,
  dilution = lower(record->>'dilution'),
  mahalanobis = (record->>'mahalanobisDistance')::double precision,
  sigma_along_miss_m = (record->>'missSigma')::double precision,
  usage = array(select jsonb_array_elements_text(record->'usage')),
  covariance_source = (
    select source from unnest(array['NONE', 'ESTIMATED', 'CDM', 'ELEMENT_SET', 'OEM']) with ordinality as weakest(source, place)
    where source in (record->'object1'->>'covarianceSource', record->'object2'->>'covarianceSource')
    order by place limit 1),
  objects = jsonb_build_array(message_object(record->'object1'), message_object(record->'object2'));

alter table cdm
  alter column risk_level set not null,
  alter column miss_distance_m set not null,
  alter column relative_speed_mps set not null,
  alter column relative_position_rtn_m set not null,
  alter column relative_velocity_rtn_mps set not null,
  alter column probability_method set not null,
  alter column usage set not null,
  alter column covariance_source set not null,
  alter column objects set not null;

alter table conjunction
  add column secondary_cospar_id text,
  add column secondary_object_type text,
  add column screening_type text,
  add column verdict_reasons jsonb,
  add column decide_by_tai_s double precision;

update conjunction set
  secondary_cospar_id = summary->'object2'->>'cosparId',
  secondary_object_type = summary->'object2'->>'objectType',
  screening_type = summary->>'screeningType',
  verdict = lower(replace(verdict, '_', '-')),
  verdict_reasons = summary->'verdict'->'reasons',
  -- The time that is shown, to the second; TAI and UTC are whole seconds apart, and the same ones within a day's half.
  decide_by_tai_s = round(tca_tai_s - extract(epoch from
    ((select (record->'conjunctionData'->>'tca')::timestamptz from cdm where cdm.id = last_cdm_id)
      - (summary->'verdict'->>'decideBy')::timestamptz)));

alter table conjunction
  alter column secondary_cospar_id set not null,
  alter column secondary_object_type set not null,
  alter column screening_type set not null,
  alter column verdict_reasons set not null,
  alter column decide_by_tai_s set not null,
  add constraint conjunction_verdict check (verdict in ('act', 'watch', 'safe', 'no-conclusion'));

alter table cdm drop column record;
alter table conjunction drop column summary;
drop function message_vector(jsonb);
drop function message_object(jsonb);
