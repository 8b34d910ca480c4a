/** @file What is around invented enquiries, stored by statements: a row for each by itself would take hours. */
import type { DatabaseHandle } from '#platform/db/open.ts';

/** The value of a byte of a text's hash: the same in every run. */
const byteOf = (text: string, at: number) => `get_byte(decode(md5(${text}), 'hex'), ${at})`;
const vendorsMax = 20_000;

/** Stores introductions, reports and quotes for a part of the enquiries, to vendors of the directory where it has some. */
export async function fillAround({ executeSql }: DatabaseHandle): Promise<void> {
  await executeSql(`
    insert into introductions (id, lead_id, vendor_id, vendor_name, member_name, status, created_at, sent_at, report_reason, reported_at, report_answered_at)
    with stored as (select id, company_name from vendors order by id limit ${vendorsMax}),
    numbered as (
      select row_number() over (order by id) - 1 as number, id, company_name from stored
      union all
      select k, ('0192f000-0000-7000-8000-' || lpad(k::text, 12, '0'))::uuid, 'Vendor'
      from generate_series(0, 899) as k where not exists (select from stored)
    ), counted as (select count(*) as most from numbered)
    select gen_random_uuid(), leads.id, numbered.id, numbered.company_name, 'Asha', 'seen', created_at, created_at,
      case when reported then 'wrong-number' end, case when reported then created_at end,
      case when reported and created_at < now() - interval '30 days' then created_at + interval '1 day' end
    from (select *, ${byteOf('reference', 0)} < 6 as reported from leads) as leads cross join counted
    join numbered on number = ('x' || substr(md5(reference), 1, 6))::bit(24)::int % most
    where ${byteOf('reference', 1)} < 100`);
  await executeSql(`
    insert into quotes (id, introduction_id, lead_id, vendor_id, status, version, sent_at)
    select gen_random_uuid(), id, lead_id, vendor_id, case when ${byteOf('id::text', 0)} < 80 then 'accepted' else 'sent' end, 1, sent_at
    from introductions where ${byteOf('id::text', 1)} < 100`);
  await executeSql(`
    insert into quote_versions (id, quote_id, version, content, sent_at, idempotency_key)
    select gen_random_uuid(), id, 1, '{"lines":[{"label":"Menu","quantity":15000,"unit":"lot","unitPrice":85000,"tax":"gst-5"}],"guests":null,"included":[],"excluded":[],"validUntil":"2026-12-31","advance":null,"cancellation":"","terms":""}', sent_at, id::text
    from quotes`);
  await executeSql(
    `update leads set introduced_at = created_at + interval '1 hour' where id in (select lead_id from introductions)`,
  );
  await executeSql('vacuum (analyze)');
}

/** The columns of an event of each enquiry; ids sort by time, as their readers expect. */
const eventOf = (type: string, who: string, at: string, name: string) => `
  insert into events (id, at, type, actor_kind, actor_name, subject_kind, subject_id, facts)
  select (lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
    ${at}, '${type}', '${who}', ${name}, 'enquiry', reference, '{}'
  from (select *, md5(reference || '${type}') as hash from leads) as leads where ${at} is not null`;

/** Stores the messages and the events of all enquiries: three messages in four of ten, two to four events in each. */
export async function fillHistory({ executeSql }: DatabaseHandle): Promise<void> {
  await executeSql(`
    insert into enquiry_messages (id, lead_id, introduction_id, author, author_name, text, sent_at, seen_at, idempotency_key)
    select gen_random_uuid(), lead_id, id, case when k % 2 = 0 then 'family' else 'vendor' end,
      case when k % 2 = 0 then '' else vendor_name end,
      'Please tell the price for two hundred guests on the terrace, with dinner and lights.',
      created_at + k * interval '3 hours', created_at + k * interval '4 hours', id::text || k
    from introductions, generate_series(0, 2) as k`);
  await executeSql(eventOf('enquiry.received', 'visitor', 'created_at', 'null'));
  await executeSql(eventOf('enquiry.read', 'staff', "created_at + interval '5 minutes'", "'Asha'"));
  await executeSql(eventOf('enquiry.introduced', 'staff', 'introduced_at', "'Asha'"));
  await executeSql(eventOf('enquiry.answered', 'staff', 'answered_at', "'Asha'"));
  await executeSql('vacuum (analyze)');
}
