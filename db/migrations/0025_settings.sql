-- Counts every change of the settings: whoever is slower is told.
alter table setting add column version integer not null default 1;
