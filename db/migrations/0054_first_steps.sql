-- Whether the list of what is missing before the doors open was put away. Where somebody takes part, they are open.
alter table setting add column first_steps_closed boolean not null default false;
update setting set first_steps_closed = exists (select from member);
