-- Devices that hold invoices which they could not deliver, as they told it. What they hold is theirs alone.
create table waiting_device (
  member_id uuid not null references member on delete cascade,
  -- Made by the device itself, and good for nothing else.
  device_id uuid not null,
  browser text,
  waiting integer not null constraint waiting_device_holds_some check (waiting > 0),
  -- Of the one that waits longest.
  since timestamptz not null,
  reason text not null constraint waiting_device_reason_known
    check (reason in ('network', 'fault', 'refused', 'session', 'storage')),
  tries integer not null constraint waiting_device_tries_counted check (tries >= 0),
  seen_at timestamptz not null,
  primary key (member_id, device_id)
);
create index waiting_device_by_age on waiting_device (since);
