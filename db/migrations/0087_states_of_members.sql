-- Members of a state and a level are counted from indexes alone.
drop index member_address_in_state;
create index member_address_in_state on member_address (state, member_id);
