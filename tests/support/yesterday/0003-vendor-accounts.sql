-- Rows of every table as they were at this migration, with the values that copies and upgrades like to lose: quotes,
-- backslashes, empty and missing words, old and far dates, deep JSON, other scripts, deleted parents.
insert into markets (id, name, route, latitude, longitude, facts, checked_on, phone, position) values
  ('khan-market', E'Khan ''Market''\\ "x" $1 \n\\restrict x', '/khanmkt', 28.600123456789, 77.1, '{"known": ["a", null, 1.50], "metro": ""}', '2026-11-01', '', 2),
  ('empty-market', '', '/empty', -0.1, 1e-7, '{}', null, null, 0);
insert into vendors (id, company_name, owner_name, pan_gst, pan_gst_kind, address, phone, services, latitude, longitude, categories, area, market_id, opening_hours, areas_served, is_sample, sort_name, search, created_at, deleted_at) values
  ('01932d00-0000-7000-8000-000000000001', 'Rang Decorators', 'Asha Rao', '07AAAPZ1234C1Z2', 'gstin', '12, Gali Sahdev', '9876543210', '[{"id": "1", "name": "a,b", "details": "{}"}]', 28.6, 77.2, '{"a\"b","c,d","{}",""}', 'Karol Bagh', 'khan-market', '{"mon": "10:00-19:30"}', '{NULL,Noida}', false, 'rang decorators', 'rang decorators marigold canopy 42', '1999-12-31T23:59:59.999+05:30', null),
  ('01932d00-0000-7000-8000-000000000002', E'नमस्ते 😀 \u0001', '', null, null, '', null, '[]', null, null, '{}', null, null, null, '{}', true, '', 'rang नमस्ते', '2026-11-20T06:00:00Z', '2026-11-20T06:00:00.001Z');
insert into accounts (id, vendor_id, email, email_key, password_hash, notice_version) values
  ('01932d00-0000-7000-8000-000000000003', '01932d00-0000-7000-8000-000000000001', 'Asha@Vendors.example', 'asha@vendors.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '2026-11-2');
insert into tokens (id, account_id, purpose, hash, expires_at, label, payload) values
  ('01932d00-0000-7000-8000-000000000004', '01932d00-0000-7000-8000-000000000003', 'bearer', '\x00ff5c27', '2027-01-01T00:00:00Z', 'Chrome', null),
  ('01932d00-0000-7000-8000-000000000005', '01932d00-0000-7000-8000-000000000003', 'email_change', '\x01', 'infinity', null, 'null');
insert into pictures (id, vendor_id, slot, widths, width, height, formats, blur, storage_key, bytes) values
  ('01932d00-0000-7000-8000-000000000006', '01932d00-0000-7000-8000-000000000001', 'gallery1', '{480,960}', 960, 640, '{avif,webp,jpg}', 'data:image/webp;base64,UklG', 'abcdefghijklmnopqrstuvwxy2', 12345),
  ('01932d00-0000-7000-8000-000000000007', null, 'profilepicture', '{240}', 240, 240, '{webp,jpg}', null, 'abcdefghijklmnopqrstuvwxy3', 99);
insert into blogs (id, title, excerpt, category, date, content, search) values
  ('choosing-a-caterer', 'Choosing', 'How', 'events', '2026-02-28', E'# A\n\n| b |\n', 'choosing');
insert into crew_members (id, full_name, age, gender, height, highest_qualification, languages, hobbies) values
  ('01932d00-0000-7000-8000-000000000008', 'Meera', 18, 'female', '165 cm', 'B.A.', '[{"language": "Hindi", "rating": 5}]', '{"x''y"}');
insert into event_counts (day, name, count) values ('2026-11-20', 'page:/', 9007199254740991);
insert into leads (id, kind, reference, secret_hash, status, name, email, message, event_date, vendor_id, payload, idempotency_key, body_hash, consent, client_hash) values
  ('01932d00-0000-7000-8000-000000000009', 'catering', 'AGN-0001-AA', '\x10', 'withdrawn', '', 'a@example.com', E'''; drop table leads; -- \t%s', '2027-02-28', '01932d00-0000-7000-8000-00000000dead', '{"deep": [null, {"float": 0.10}], "big": 123456789012345678901234567890}', 'key-1', '\x', '{"items": []}', 'hash'),
  ('01932d00-0000-7000-8000-00000000000a', 'a kind of the past', 'AGN-0002-BB', '\x11', 'received', null, null, null, null, null, '{}', null, null, null, null);
insert into grievances (id, ticket, name, email, message, status, acknowledge_by, dispose_by, disposed_at) values
  ('01932d00-0000-7000-8000-00000000000b', 'AGN-G-1', 'Ravi', 'ravi@example.com', 'Too late.', 'disposed', '2026-11-21T00:00:00Z', '2026-11-27T00:00:00Z', '2026-11-22T00:00:00Z');
insert into meetups (id, community, title, starts_at, ends_at, place, description) values
  ('01932d00-0000-7000-8000-00000000000c', 'weddings', 'A', '2026-12-01T10:00:00Z', '2026-12-01T12:00:00Z', 'B', '');
insert into page_content (key, body, version) values ('terms', '**a**', 7);
insert into rate_limits (key, count, window_start, expires_at) values ('login:x', 3, '2026-11-20T00:00:00Z', '2026-11-20T00:10:00Z');
insert into sealed_records (id, kind, sealed, purge_at) values
  ('01932d00-0000-7000-8000-00000000000d', 'vendor', '\xdeadbeef', '2027-11-20T00:00:00Z');
