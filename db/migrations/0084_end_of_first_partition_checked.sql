-- Reads every row while others read and write.
alter table notification validate constraint notification_ends;
alter table audit_entry validate constraint audit_entry_ends;
