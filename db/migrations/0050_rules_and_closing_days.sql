-- What a text stated of the settings when it was published: {"coins_expire_after_months": 12}. People agreed to these.
alter table text_page add column facts jsonb not null default '{}';

-- A change of the rules is told as one, and not as news, which many have turned off.
alter table broadcast add column kind text not null default 'broadcast'
  constraint broadcast_kind_known check (kind in ('broadcast', 'rules_changed'));

-- Days on which the team does not work, besides national holidays: those of its state and city, and its own.
create table closing_day (
  id uuid primary key default uuidv7(),
  name text not null constraint closing_day_named check (name <> ''),
  -- The first one; of a yearly one every year from then on.
  day date not null,
  is_yearly boolean not null,
  constraint closing_day_once unique (day)
);

-- Who said yes to communications gets news by mail too, unless they chose otherwise for that topic.
create function agrees_to_news(member uuid) returns boolean language sql stable
  return exists (
    select from consent where member_id = member and kind = 'communications' and withdrawn_at is null
  );
