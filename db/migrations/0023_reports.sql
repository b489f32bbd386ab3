-- What reports need: tables that grow with time are read by the days asked for. Their rows lie in the order of time, so
-- that an index of ranges serves and costs next to nothing to keep.
create index coin_journal_by_time on coin_journal using brin (at);
create index invoice_by_time on invoice using brin (sent_at);
create index invoice_decision_by_time on invoice_decision using brin (decided_at);
create index redemption_by_time on redemption using brin (requested_at);
create index member_by_time on member using brin (created_at);

alter table setting
  -- What a coin is worth in reports, in thousandths of a real: a figure of management, not of accounting.
  add column coin_worth_thousandths integer not null default 25
    constraint setting_coin_worth_within_reason check (coin_worth_thousandths between 0 and 100000);
