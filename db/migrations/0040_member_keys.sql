-- Every command of a member locks its member's key for reading (docs/decisions/010-ledger.md). A column with an
-- unconditional unique index is part of the key: two commands of one member that write it would wait for each other.
alter table member drop constraint member_adviser_code_once;
create unique index member_adviser_code_once on member (adviser_code) where adviser_code is not null;
