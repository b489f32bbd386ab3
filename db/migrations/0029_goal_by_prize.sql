-- How many save for a prize is asked before its price is changed.
create index goal_of_prize on goal (prize_id);
