-- What many people have in their name is found by going through all of them in the order of the list: with what is
-- searched and filtered in the index, that is read from the index alone.
drop index member_in_order;
create index member_in_order on member (search_name, id) include (search_text, level, profile_type);
