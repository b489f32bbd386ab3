-- Who waits to be verified is counted for every screen of the team: with who is invited in the index, it is read from
-- the index alone.
drop index member_being_verified;
create index member_being_verified on member (created_at, id) include (invited_at)
  where level = 2 and profile_type <> 'promoter' and verification_refusal is null;
