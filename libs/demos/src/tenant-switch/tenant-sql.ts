import type { LanguageCode } from '@genmaster/i18n';

/** Names of the sample people, in the languages of the pages. */
const PERSON: Readonly<Record<LanguageCode, string>> = { en: 'Sample Person', hi: 'नमूना व्यक्ति' };

/** Returns SQL or an answer with the sample people named in a language. */
export const personsIn = (language: LanguageCode, text: string): string => text.replaceAll(PERSON.en, PERSON[language]);

/** Table shared by all tenants, with its rows. */
export const TABLE_SQL = `create table visit_all (
  tenant text not null,
  id integer primary key,
  patient text not null,
  day text not null,
  fee real not null check (fee >= 0)
);

insert into visit_all (id, tenant, patient, day, fee) values
  (1, 'sample-clinic', 'Sample Person 1', '2030-03-04', 400),
  (2, 'example-clinic', 'Sample Person 2', '2030-03-04', 650),
  (3, 'sample-clinic', 'Sample Person 3', '2030-03-05', 250),
  (4, 'specimen-clinic', 'Sample Person 4', '2030-03-05', 900),
  (5, 'example-clinic', 'Sample Person 5', '2030-03-06', 300),
  (6, 'sample-clinic', 'Sample Person 6', '2030-03-07', 550),
  (7, 'specimen-clinic', 'Sample Person 7', '2030-03-08', 120),
  (8, 'example-clinic', 'Sample Person 8', '2030-03-11', 480);`;

/** The row rule: the view `visit` of a tenant contains only its own rows and accepts no others. */
export const RULE_SQL = `create temp view visit as
  select id, tenant, patient, day, fee
  from visit_all
  where tenant = current_tenant();

create temp trigger visit_insert instead of insert on visit
begin
  select raise(abort, 'TenantMismatch: the row belongs to another tenant.')
  where new.tenant is not current_tenant();
  insert into visit_all (id, tenant, patient, day, fee)
  values (new.id, new.tenant, new.patient, new.day, new.fee);
end;

create temp trigger visit_update instead of update on visit
begin
  select raise(abort, 'TenantFixed: a row cannot change its tenant.')
  where new.tenant is not old.tenant;
  update visit_all set patient = new.patient, day = new.day, fee = new.fee
  where id = old.id and tenant = current_tenant();
end;

create temp trigger visit_delete instead of delete on visit
begin
  delete from visit_all where id = old.id and tenant = current_tenant();
end;`;

/** The same view without the rule, to show what the rule prevents. */
export const NO_RULE_SQL = `create temp view visit as
  select id, tenant, patient, day, fee from visit_all;

create temp trigger visit_insert instead of insert on visit
begin
  insert into visit_all (id, tenant, patient, day, fee)
  values (new.id, new.tenant, new.patient, new.day, new.fee);
end;

create temp trigger visit_update instead of update on visit
begin
  update visit_all set tenant = new.tenant, patient = new.patient, day = new.day, fee = new.fee where id = old.id;
end;

create temp trigger visit_delete instead of delete on visit
begin
  delete from visit_all where id = old.id;
end;`;

/** Query of the tenant’s screen. */
export const SCREEN_SQL = `select id, patient, day, fee
from visit
order by day, id`;

/** Sample queries that try to reach the rows of another tenant. */
export const ATTEMPTS = {
  read: `select id, tenant, patient, fee
from visit
where id in (1, 2, 4)`,
  list: `select id, tenant, patient
from visit
where patient = 'x' or 1 = 1`,
  count: `select tenant, count(*) as visits, sum(fee) as fees
from visit
group by tenant`,
  write: `insert into visit (id, tenant, patient, day, fee)
values (9, 'another-clinic', 'Sample Person 9', '2030-03-12', 10)`,
  change: `update visit set fee = 0
where tenant <> current_tenant()`,
  around: `select * from visit_all`,
} as const;

/** Returns the sample query in a language. */
export const attemptIn = (language: LanguageCode, attempt: AttemptId): string => personsIn(language, ATTEMPTS[attempt]);

export type AttemptId = keyof typeof ATTEMPTS;

export const ATTEMPT_IDS = Object.keys(ATTEMPTS) as AttemptId[];
