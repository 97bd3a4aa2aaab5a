-- What is said of a record is kept by codes and figures, [{"code": …, "figures": {…}}], and made text where somebody reads it. What was kept as
-- text is the text that was written then: it stays that, word for word, of the code as-written. Of lines of the ledger the form changes, not
-- what they say, and their triggers hear nothing of it.

create function statement_of(words text) returns jsonb language sql immutable as $$
  select case
    when words is null then null
    when words = '' then '[]'
    else jsonb_build_array(jsonb_build_object('code', 'as-written', 'figures', jsonb_build_object('text', words)))
  end
$$;

-- A document with a text of its own as a statement; one without that text stays as it is.
create function with_statement(document jsonb, field text) returns jsonb language sql immutable as $$
  select case
    when jsonb_typeof(document -> field) = 'string'
      then jsonb_set(document, array[field], statement_of(document ->> field))
    else document
  end
$$;

create function with_statements(documents jsonb, field text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(with_statement(document, field) order by place), '[]')
  from jsonb_array_elements(documents) with ordinality as listed (document, place)
$$;

create function with_track_statements(track jsonb) returns jsonb language sql immutable as $$
  select track || jsonb_build_object(
    'warnings', (
      select coalesce(jsonb_agg(statement_of(warning) order by place), '[]')
      from jsonb_array_elements_text(track -> 'warnings') with ordinality as listed (warning, place)),
    'associationResults', with_statements(track -> 'associationResults', 'orbitSource'),
    'initialOrbit', with_statement(track -> 'initialOrbit', 'method'))
$$;

alter table screening alter column failure type jsonb using statement_of(failure);
alter table catalogue_refusal alter column reason type jsonb using statement_of(reason);
alter table observed_orbit alter column source type jsonb using statement_of(source);
alter table orbit_update
  alter column message type jsonb using statement_of(message),
  alter column observability type jsonb using statement_of(observability);
alter table observation_request
  alter column reason drop default,
  alter column reason type jsonb using statement_of(reason),
  alter column reason set default '[]';
alter table observation_pass
  alter column reason drop default,
  alter column reason type jsonb using statement_of(reason),
  alter column reason set default '[]';
alter table observation_file
  alter column reason drop default,
  alter column reason type jsonb using statement_of(reason),
  alter column reason set default '[]',
  alter column no_update drop default,
  alter column no_update type jsonb using statement_of(no_update),
  alter column no_update set default '[]';
alter table transfer alter column reason type jsonb using statement_of(reason);
alter table payment_hold alter column what type jsonb using statement_of(what);
alter table payment_order
  alter column note drop default,
  alter column note type jsonb using statement_of(note),
  alter column note set default '[]';
alter table invoice
  alter column vat_note drop default,
  alter column vat_note type jsonb using statement_of(vat_note),
  alter column vat_note set default '[]';
-- The rules are the installation's own, and their notes sentences of ours.
alter table vat_rule alter column note type jsonb using case vat_case
  when 'REVERSE_CHARGE' then '[{"code": "vat-reverse-charge", "figures": {}}]'::jsonb
  when 'EXPORT' then case relation
    when 'ABROAD' then '[{"code": "vat-abroad", "figures": {}}]'::jsonb
    else '[{"code": "vat-outside-scope", "figures": {}}]'::jsonb
  end
  else statement_of(note)
end;
alter table alert_place alter column off_reason type jsonb using statement_of(off_reason);
alter table alert_attempt
  alter column detail drop default,
  alter column detail type jsonb using statement_of(detail),
  alter column detail set default '[]';

update observation_request set
  orbit = with_statement(orbit, 'source'),
  history = with_statements(history, 'reason'),
  replacement = with_statement(replacement, 'message');
update observation_pass set history = with_statements(history, 'reason');
update observation_file set report = jsonb_set(report, '{reports}', (
    select coalesce(jsonb_agg(with_track_statements(track) order by place), '[]')
    from jsonb_array_elements(report -> 'reports') with ordinality as listed (track, place)))
  where report is not null;
update invoice set lines = with_statements(lines, 'text');
update cdm set observed = with_statement(observed, 'source') where observed is not null;
-- Events that somebody has still to hear of.
update domain_event set data = with_statement(data, 'source') where type = 'odt.orbit-updated';

drop function with_track_statements(jsonb);
drop function with_statements(jsonb, text);
drop function with_statement(jsonb, text);
drop function statement_of(text);
