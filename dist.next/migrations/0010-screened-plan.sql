-- A screening is of a plan as it was computed: a step of its state makes a version and leaves it what it was.
alter table post_manoeuvre_screening add column manoeuvre_sha256 text;
update post_manoeuvre_screening screened set manoeuvre_sha256 = plan.inputs->>'sha256'
  from manoeuvre_plan plan
  where plan.id = screened.manoeuvre_id
    and (plan.version = screened.manoeuvre_version or plan.screening_id = screened.id);
alter table post_manoeuvre_screening drop column manoeuvre_version;
