-- Payments of another amount than the invoice, rates and rules of tax with their sources, and who turned charging on.

-- Where a rate is from, and of when that is. An installation writes its own word with a row of its own.
alter table vat_rate add column source text not null default '';
alter table vat_rate add column source_date date;
insert into vat_rate (country, valid_from, basis_points, in_union) values
  ('CH', '2018-01-01', 770, false), ('DE', '2007-01-01', 1900, true), ('DE', '2020-07-01', 1600, true),
  ('EE', '2009-07-01', 2000, true), ('EE', '2024-01-01', 2200, true), ('FI', '2013-01-01', 2400, true),
  ('GR', '2010-07-01', 2300, true), ('IE', '2012-01-01', 2300, true), ('IE', '2020-09-01', 2100, true),
  ('LU', '2015-01-01', 1700, true), ('LU', '2023-01-01', 1600, true), ('RO', '2016-01-01', 2000, true),
  ('RO', '2017-01-01', 1900, true), ('SK', '2011-01-01', 2000, true)
  on conflict do nothing;
update vat_rate set source = 'European Commission, Taxes in Europe Database', source_date = '2026-09-23'
  where in_union and valid_from >= '2017-01-01';
update vat_rate set source = 'European Commission, VAT rates applied in the Member States, section VIII', source_date = '2021-06-01'
  where in_union and valid_from < '2017-01-01';
update vat_rate set source = 'Zweites Corona-Steuerhilfegesetz, article 3', source_date = '2020-06-29'
  where country = 'DE' and valid_from in ('2020-07-01', '2021-01-01');
update vat_rate set source = 'HM Revenue & Customs, standard rate from 4 January 2011', source_date = '2026-04-28' where country = 'GB';
update vat_rate set source = 'Federal Tax Administration of Switzerland', source_date = '2026-04-28' where country = 'CH';
update vat_rate set source = 'Norwegian Tax Administration', source_date = '2026-04-28' where country = 'NO';

-- How a service between two businesses is taxed, by where both are. What an invoice says of it is printed on it.
create table vat_rule (
  relation text not null check (relation in ('HOME', 'WITHIN_UNION', 'OUT_OF_UNION', 'ABROAD')),
  has_vat_id boolean not null,
  vat_case text not null check (vat_case in ('DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED')),
  note text not null,
  source text not null,
  primary key (relation, has_vat_id)
);
insert into vat_rule (relation, has_vat_id, vat_case, note, source) values
  ('HOME', false, 'DOMESTIC', '', 'Directive 2006/112/EC, articles 44 and 45'),
  ('HOME', true, 'DOMESTIC', '', 'Directive 2006/112/EC, articles 44 and 45'),
  ('WITHIN_UNION', false, 'DOMESTIC', '', 'Directive 2006/112/EC, article 45: without a number he is no business to us'),
  ('WITHIN_UNION', true, 'REVERSE_CHARGE',
   'Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).',
   'Directive 2006/112/EC, articles 44 and 196'),
  ('OUT_OF_UNION', false, 'EXPORT',
   'Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).',
   'Directive 2006/112/EC, article 44'),
  ('OUT_OF_UNION', true, 'EXPORT',
   'Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).',
   'Directive 2006/112/EC, article 44'),
  ('ABROAD', false, 'EXPORT', 'Not subject to value-added tax: supplied where the customer is.', 'national law of a seller outside the Union'),
  ('ABROAD', true, 'EXPORT', 'Not subject to value-added tax: supplied where the customer is.', 'national law of a seller outside the Union');

-- What came in for an invoice: less, as much or more than it asks for.
alter table invoice add column paid bigint not null default 0 check (paid >= 0);
alter table invoice add column vat_note text not null default '';
update invoice set paid = net + vat where status = 'PAID';
update invoice set vat_note = case vat_case
  when 'REVERSE_CHARGE' then 'Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).'
  when 'NOT_TAXED' then 'Not subject to value-added tax.' else '' end;
alter table invoice drop constraint invoice_status_check;
alter table invoice add constraint invoice_status_check
  check (status in ('ISSUED', 'PARTLY_PAID', 'PAID', 'OVERPAID', 'VOID'));
alter table invoice drop constraint invoice_check;
alter table invoice add constraint invoice_paid_at_check check ((status in ('PAID', 'OVERPAID')) = (paid_at is not null));
alter table invoice add constraint invoice_paid_fits_check check (case status
  when 'ISSUED' then paid = 0
  when 'PARTLY_PAID' then paid > 0 and paid < net + vat
  when 'PAID' then paid = net + vat
  when 'OVERPAID' then paid > net + vat
  else true end);
alter table invoice drop constraint invoice_vat_case_check;
alter table invoice add constraint invoice_vat_case_check check (vat_case in ('DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED'));
