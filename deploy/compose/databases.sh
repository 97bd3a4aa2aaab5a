#!/bin/sh
# Once, when the database's files are made: the databases and their roles. Keepout has two, so that what writes the audit trail cannot change it.
set -eu

psql --set=ON_ERROR_STOP=1 --username=postgres --set=owner="$OWNER_PASSWORD" --set=application="$APPLICATION_PASSWORD" \
  --set=keycloak="$KEYCLOAK_PASSWORD" <<'SQL'
create role keepout_owner login password :'owner';
create role keepout login password :'application';
create role keycloak login password :'keycloak';
create database keepout owner keepout_owner;
create database keycloak owner keycloak;
SQL
