-- What the tables since then held before anything was said in a second language, beside the rows of the day before.
insert into vendor_words (word) values ('canopies');
insert into staff_members (id, name, email, email_key, role, joined_at, password_hash, one_time_secret, one_time_step) values
  ('01932d00-0000-7000-8000-000000000101', E'Asha ''A'' Rao', 'Asha@Aangan.example', 'asha@aangan.example', 'owner', '2026-11-20T06:00:00Z', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '\x00ff', 58720256),
  ('01932d00-0000-7000-8000-000000000102', '', 'r@aangan.example', 'r@aangan.example', 'reader', null, null, null, null);
insert into staff_devices (hash, member_id, last_used_at) values ('aa', '01932d00-0000-7000-8000-000000000101', '2026-11-21T00:00:00Z');
insert into staff_links (hash, member_id, expires_at) values
  ('\x01', '01932d00-0000-7000-8000-000000000102', '2026-11-23T00:00:00Z'),
  ('\x02', null, 'infinity');
insert into staff_passkeys (id, member_id, credential_id, public_key, counter, transports, synced, label) values
  ('01932d00-0000-7000-8000-000000000103', '01932d00-0000-7000-8000-000000000101', 'Y3JlZA', '\xa501', 4294967295, '["internal", "hybrid"]', true, 'फ़ोन');
insert into staff_questions (id, challenge, expires_at) values
  ('01932d00-0000-7000-8000-000000000104', 'Y2hhbGxlbmdl', '2026-11-21T00:05:00Z');
insert into staff_recovery_codes (hash, member_id) values ('\x03', '01932d00-0000-7000-8000-000000000101');
insert into staff_sessions (id, member_id, hash, label, last_used_at, expires_at) values
  ('01932d00-0000-7000-8000-000000000105', '01932d00-0000-7000-8000-000000000101', '\x04', 'Chrome', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z');
insert into close_reasons (id, label, position) values ('01932d00-0000-7000-8000-000000000106', 'Date "taken"', 0);
insert into enquiry_notes (id, lead_id, member_id, member_name, text) values
  ('01932d00-0000-7000-8000-000000000107', '01932d00-0000-7000-8000-000000000009', null, 'Somebody who left', E'\\ \n');
insert into enquiry_replies (id, lead_id, member_id, member_name, "to", subject, text, send_at, undone_at) values
  ('01932d00-0000-7000-8000-000000000108', '01932d00-0000-7000-8000-000000000009', '01932d00-0000-7000-8000-000000000101', 'Asha', 'a@example.com', '', 'नमस्ते', '2026-11-21T00:00:00Z', '2026-11-21T00:00:09.999Z');
insert into events (id, at, type, actor_kind, actor_id, actor_name, subject_kind, subject_id, facts) values
  ('01932d00-0000-7000-8000-000000000109', '2026-11-21T00:00:00Z', 'content.published', 'staff', '01932d00-0000-7000-8000-000000000101', 'Asha', 'content', '01932d00-0000-7000-8000-000000000110', '{"number": 2}');
insert into held_mails (id, recipient, topic, about, summary, message) values
  ('01932d00-0000-7000-8000-00000000010a', 'asha@vendors.example', 'enquiry', 'AGN-0001-AA', 'One of an hour', '{"subject": "\"x\"", "lines": [null, ""]}');
insert into mail_intervals (recipient, topic, next_at) values ('asha@vendors.example', 'enquiry', '2026-11-21T01:00:00Z');
insert into known_sources (hash, account_id, last_used_at) values ('bb', '01932d00-0000-7000-8000-000000000003', '2026-11-21T00:00:00Z');
insert into introductions (id, lead_id, vendor_id, vendor_name, status, member_name) values
  ('01932d00-0000-7000-8000-00000000010b', '01932d00-0000-7000-8000-000000000009', '01932d00-0000-7000-8000-000000000001', 'Rang Decorators', 'recalled', '');
insert into reply_templates (id, name, subject, text, version) values
  ('01932d00-0000-7000-8000-00000000010c', 'First answer', 'Your enquiry {reference}', E'Dear {name},\n\nthank you.', 3),
  ('01932d00-0000-7000-8000-00000000010d', 'पहला जवाब', '', '', 1);
insert into search_meanings (words, meaning, member_id) values ('shamiana', 'tent', '01932d00-0000-7000-8000-000000000101');
insert into search_misses (words, times, first_visitor, first_at, last_at) values ('हलवाई', 2, '\x05', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z');
insert into vendor_lists (id, secret_hash, title, ends_at) values
  ('01932d00-0000-7000-8000-00000000010e', '\x06', 'Ours', '2027-01-01T00:00:00Z');
insert into vendor_list_items (list_id, vendor_id, position) values
  ('01932d00-0000-7000-8000-00000000010e', '01932d00-0000-7000-8000-000000000001', 0);
insert into vendor_list_votes (list_id, vendor_id, voter, name, vote, at) values
  ('01932d00-0000-7000-8000-00000000010e', '01932d00-0000-7000-8000-000000000001', '01932d00-0000-7000-8000-00000000dead', 'Ma', -1, '2026-11-21T00:00:00Z');
insert into vendor_list_comments (id, list_id, vendor_id, voter, name, text) values
  ('01932d00-0000-7000-8000-00000000010f', '01932d00-0000-7000-8000-00000000010e', null, '01932d00-0000-7000-8000-00000000dead', 'Ma', 'Too far.');
-- Each state of an item, all of them English.
insert into content_items (id, type, key, live, draft, draft_data, published, published_key, published_at, publish_at, number, search, title, updated_by) values
  ('01932d00-0000-7000-8000-000000000110', 'post', 'choosing-a-caterer-well', 'published', 'draft', '{"title": "Choosing well"}', '{"title": "Choosing", "content": "# A\n"}', 'choosing-a-caterer', '2026-02-28T00:00:00Z', null, 2, 'choosing', 'Choosing', 'Asha'),
  ('01932d00-0000-7000-8000-000000000111', 'question', 'how', 'never', 'scheduled', '{"question": "कैसे?"}', null, null, null, '2026-12-01T00:00:00Z', 0, 'how', 'How', null),
  ('01932d00-0000-7000-8000-000000000112', 'market', 'empty-market', 'unpublished', 'none', null, '{}', 'empty-market', '2026-11-01T00:00:00Z', null, 1, '', '', null);
insert into content_versions (item_id, number, key, data, words, at, by) values
  ('01932d00-0000-7000-8000-000000000110', 1, 'choosing', '{"title": null}', 0, '2026-02-27T00:00:00Z', null),
  ('01932d00-0000-7000-8000-000000000110', 2, 'choosing-a-caterer', '{"title": "Choosing", "content": "# A\n"}', 2, '2026-02-28T00:00:00Z', 'Asha');
insert into content_old_keys (type, key, item_id) values ('post', 'choosing', '01932d00-0000-7000-8000-000000000110');
insert into content_old_paths (path, item_id) values ('/2019/01/choosing.html', '01932d00-0000-7000-8000-000000000110');
insert into content_previews (id, item_id, secret_hash, ends_at) values
  ('01932d00-0000-7000-8000-000000000113', '01932d00-0000-7000-8000-000000000111', '\x07', '2026-11-28T00:00:00Z');
insert into content_imports (id, file_name, bytes, state) values ('01932d00-0000-7000-8000-000000000114', E'old ''site''.xml', 2147483647, 'done');
insert into content_import_entries (import_id, position, source, type, key, title, action, notes, state, made_id) values
  ('01932d00-0000-7000-8000-000000000114', 0, 'item 1', 'post', 'choosing', 'Choosing', 'new', '{"a \"b\"",""}', 'done', '01932d00-0000-7000-8000-000000000110');
insert into library_pictures (id, name, alt, widths, width, height, formats, storage_key, bytes, checksum, search, alt_missing) values
  ('01932d00-0000-7000-8000-000000000115', 'haldi.jpg', '', '{480,960}', 960, 640, '{avif,webp,jpg}', 'abcdefghijklmnopqrstuvwxy4', 12345, '\x08', 'haldi', true);
