#!/bin/sh
# Starts Postgres as the official image does: POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB
# name what the first start makes in an empty data folder.
set -eu

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown -R postgres:postgres "$PGDATA" /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

user=${POSTGRES_USER:-postgres}
database=${POSTGRES_DB:-$user}
sockets=/var/run/postgresql

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?POSTGRES_PASSWORD must be set}"
  password_file=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$password_file"
  initdb -D "$PGDATA" -U "$user" -E UTF8 --locale=C.UTF-8 --pwfile="$password_file" \
    --auth-local=trust --auth-host=scram-sha-256 --no-sync
  rm "$password_file"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  if [ "$database" != postgres ]; then
    pg_ctl -D "$PGDATA" -w -o "-c listen_addresses= -c unix_socket_directories=$sockets" start
    psql -h "$sockets" -U "$user" -d postgres -v ON_ERROR_STOP=1 -v name="$database" <<'SQL'
create database :"name";
SQL
    pg_ctl -D "$PGDATA" -w -m fast stop
  fi
fi

[ "$#" -gt 0 ] || set -- postgres
[ "$1" = postgres ] || exec "$@"
exec "$@" -c listen_addresses='*' -c unix_socket_directories="$sockets"
