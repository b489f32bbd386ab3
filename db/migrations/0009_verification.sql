alter table member
  -- Why staff could not confirm somebody who is being verified, as they were told.
  add column verification_refusal text,
  add constraint member_refused_while_verified check (verification_refusal is null or level < 3),
  -- What unblocking gives back: without it everybody blocked would have to be verified again, or nobody.
  add column level_before_block smallint check (level_before_block in (2, 3)),
  add constraint member_blocked_from_a_level check (level_before_block is null or level = 1);
