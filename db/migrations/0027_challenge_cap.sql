-- What a challenge may cost, challenges that are still being written, and what was left on the shelf.

-- The most coins a challenge pays in all, and what it has paid and not taken back. A table of its own: whoever counts an
-- invoice shares the challenge's lock, and two who then wrote to the challenge would wait for each other. A challenge
-- without a cap has no row here, and nobody waits.
create table challenge_cap (
  challenge_id uuid primary key references challenge,
  coins bigint not null constraint challenge_cap_counts check (coins > 0),
  paid bigint not null,
  -- Since when there is no room for another bonus: the challenge is over.
  reached_at timestamptz,
  -- Without it forty people who reach the goal at once cost more than was granted.
  constraint challenge_cap_never_passed check (paid between 0 and coins)
) with (fillfactor = 70);

-- Takes a bonus out of what is left. The caller shares the challenge's lock, so that the cap is not being set meanwhile.
-- `is_paid` is true as well where there is no cap; `is_last`: there is no room for another.
create function take_from_cap(
  challenge uuid, bonus bigint, moment timestamptz, out is_paid boolean, out is_last boolean
) language plpgsql as $$
begin
  update challenge_cap set paid = paid + bonus, reached_at = case when paid + 2 * bonus > coins then moment end
  where challenge_id = challenge and paid + bonus <= coins
  returning reached_at is not null into is_last;
  is_paid := found or not exists (select from challenge_cap where challenge_id = challenge);
  is_last := coalesce(is_last, false);
end
$$;

-- A bonus that is taken back makes room for another, whoever takes it back.
create function return_to_cap() returns trigger language plpgsql as $$
begin
  -- Until the commit: a cap that is set in between would count this bonus as paid.
  perform from challenge where id = new.challenge_id for share;
  update challenge_cap as cap
  set paid = paid - lot.amount, reached_at = case when paid - lot.amount + bonus > coins then reached_at end
  from coin_lot as lot, challenge
  where cap.challenge_id = new.challenge_id and lot.journal_id = new.reverses and challenge.id = cap.challenge_id;
  return null;
end
$$;
create trigger coin_journal_returns_to_cap after insert on coin_journal
  for each row when (new.kind = 'challenge_reversal') execute function return_to_cap();

alter table challenge
  add column is_draft boolean not null default false,
  -- Whoever asks for challenges leaves out those that are withdrawn: without it members could read half a text, and
  -- invoices be counted towards a goal that nobody has published.
  add constraint challenge_draft_unseen check (not is_draft or withdrawn_at is not null),
  -- Somebody would find an empty card in their language.
  add constraint challenge_published_in_words check (
    is_draft or not (jsonb_path_exists(titles, '$.* ? (@ == "")') or jsonb_path_exists(descriptions, '$.* ? (@ == "")'))
  );

-- What was there after a movement; redemptions take from it in between. Unknown of older ones.
alter table stock_move
  add column stock_after integer constraint stock_move_leaves_no_debt check (stock_after >= 0);
