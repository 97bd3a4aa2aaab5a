-- The volume of a screening as the engine has it, not as the API writes it.

update screening set volume = case volume->>'shape'
  when 'SPHERE' then jsonb_build_object('shape', 'sphere', 'radiusM', volume->'r')
  else jsonb_build_object('shape', lower(volume->>'shape'), 'radialM', volume->'r',
    'alongTrackM', coalesce(volume->'t', volume->'r'), 'crossTrackM', coalesce(volume->'n', volume->'r')) end
where volume is not null;
