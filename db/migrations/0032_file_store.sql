-- Who this database is. The file store has it in a file of its own: without it a worker with another database would
-- remove every file there as nobody's.
alter table setting add column database_id uuid not null default gen_random_uuid();
