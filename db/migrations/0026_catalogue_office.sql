-- Counts every change of a product or a distributor: whoever is slower is told.
alter table product add column version integer not null default 1;
alter table distributor
  add column version integer not null default 1,
  -- No longer offered at sign-up; those who chose it keep it.
  add column active boolean not null default true;

-- How many save for a prize is asked before its price is changed.
create index goal_of_prize on goal (prize_id);
