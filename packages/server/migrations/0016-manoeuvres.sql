-- Plans for manoeuvres: what is to be flown, what comes of it, how far it is; and the screenings of plans.

create table manoeuvre_plan (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null,
  conjunction_id text not null,
  state text not null check (state in ('DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED', 'ABANDONED')),
  ignition_tai_s double precision not null check (is_finite(ignition_tai_s)),
  cutoff_tai_s double precision not null check (is_finite(cutoff_tai_s)),
  -- as given
  manoeuvre jsonb not null,
  constraints jsonb not null,
  note text not null,
  -- as computed, whole, and from what
  result jsonb not null,
  inputs jsonb not null,
  proposed_by text,
  approved_by text,
  screening_id text,
  verification jsonb,
  -- [{at, by, state, note}]
  history jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now()
);
create index manoeuvre_plan_of_operator on manoeuvre_plan (operator_id, created_at desc, id desc);
create index manoeuvre_plan_of_conjunction on manoeuvre_plan (conjunction_id);
create index manoeuvre_plan_of_satellite on manoeuvre_plan (satellite_id);

create table post_manoeuvre_screening (
  id text primary key,
  operator_id text not null references operator(id),
  satellite_id text not null,
  conjunction_id text,
  manoeuvre_id text references manoeuvre_plan(id) on delete cascade,
  -- of the plan that was screened
  manoeuvre_version integer,
  ephemeris_id text not null,
  screening_id text not null,
  ordered_at timestamptz not null default now(),
  ordered_by text not null
);
create index post_manoeuvre_screening_of_operator on post_manoeuvre_screening (operator_id, ordered_at desc, id desc);
create index post_manoeuvre_screening_of_conjunction on post_manoeuvre_screening (conjunction_id);
create index post_manoeuvre_screening_of_screening on post_manoeuvre_screening (screening_id);
