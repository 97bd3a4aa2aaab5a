-- A place that its receiver said is gone is told to whose it is.
alter table alert_delivery drop constraint alert_delivery_purpose_check;
alter table alert_delivery add constraint alert_delivery_purpose_check
  check (purpose in ('ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER', 'PLACE_OFF'));
