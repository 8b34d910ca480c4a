/** @file Every environment setting, once: name, meaning, default. The table in docs/configuration.md is generated from this. */
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { pictureMegabytes } from '#facts/limits.ts';
import { staffRoles } from '#facts/staff-access.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import { knownLocales } from '#words/locales.ts';

const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blank, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => blank(given) ?? value, schema);
const areLocales = (names: string) =>
  names.split(',').every((name) => knownLocales.some((locale) => locale === name));
/** Returns the parts of a list that is separated by commas. */
export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
/** Names of networks that Fastify knows. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (part: string) =>
  namedNetworks.includes(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part);
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/**
 * The settings with their rules. `.describe()` holds the text for the reader.
 * @where Which settings are there?
 */
export const settings = z.object({
  PORT: withDefault(count(0, 65_535), '3000').describe('Port to serve on; 0 takes any free one'),
  HOST: withDefault(z.string(), '0.0.0.0').describe('Address to listen on'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Address visitors use, such as https://example.in; default http://localhost:PORT. https turns on HSTS',
  ),
  DATA_DIR: withDefault(z.string(), 'var').describe('Folder for the embedded database, uploads and mail'),
  DATABASE_URL: optional(postgresUrl).describe(
    'PostgreSQL server (15 or newer); unset means the embedded database',
  ),
  DATABASE_REPLICA_URL: optional(postgresUrl).describe(
    'A streaming replica of that server, which answers searches, maps, sitemaps and the numbers of the desk',
  ),
  DATABASE_POOL: withDefault(count(1, 100), '10').describe('Connections kept to the PostgreSQL server'),
  DATABASE_QUEUE: withDefault(count(1, 100_000), '500').describe(
    'Queries that may wait for a free connection; further ones are answered 503 at once',
  ),
  DISK_RESERVE_MB: withDefault(count(0, 100_000), '200').describe(
    'With the embedded database: when less is free on the disk of DATA_DIR, changes are answered 507 and no start is made',
  ),
  AWAY_PAGES_DIR: optional(z.string()).describe(
    'Folder for the pages that your proxy shows while no process answers and during maintenance; unset writes none',
  ),
  MAX_CONNECTIONS: withDefault(count(10, 1_000_000), '15000').describe(
    'Clients connected at a time, at most what the machine’s limit of open files allows; then the oldest that wait for nothing are let go',
  ),
  HEADERS_TIMEOUT_MS: withDefault(count(100, 10 * minuteMs), '20000').describe(
    'How long a client may take to send the headers of a request',
  ),
  BODY_TIMEOUT_MS: withDefault(count(100, 10 * minuteMs), '10000').describe(
    'How long the body of a request may take to arrive, pictures excepted; then it is answered 408',
  ),
  REQUEST_TIMEOUT_MS: withDefault(count(100, hourMs), '300000').describe(
    'How long a client may take to send a whole request, pictures included',
  ),
  ANSWER_TIMEOUT_MS: withDefault(count(100, 10 * minuteMs), '5000').describe(
    'How long the answer to a request may take once it has wholly arrived; then it is 503 and to be tried again. Uploads have a minute',
  ),
  KEEP_ALIVE_MS: withDefault(count(100, 10 * minuteMs), '65000').describe(
    'How long an idle connection is kept open; longer than your proxy keeps it',
  ),
  END_NOTICE_MS: withDefault(count(0, 10_000), '0').describe(
    'How long a process that is told to end serves on while /healthz answers 503, so that a proxy which asks there sends visitors to another',
  ),
  STALLED_MS: withDefault(count(100, hourMs), '120000').describe(
    'A connection on which nothing moved for so long is closed, even half way through an answer',
  ),
  TRUST_PROXY: withDefault(
    z
      .string()
      .refine((list) => listed(list).every(isNetwork), 'must hold addresses or networks, such as 10.0.0.0/8'),
    '',
  ).describe(
    'Addresses or networks of your own proxies, comma separated; only these may name the visitor’s address',
  ),
  SEED_DEMO: optional(z.enum(['yes', 'no'])).describe(
    'Fill an empty database with the demo content; default yes, and no where PUBLIC_URL is https, or DATABASE_URL is set with NODE_ENV=production',
  ),
  COMPANY_FILE: optional(z.string()).describe(
    'JSON file with the company and its notices; unset means the demo company',
  ),
  STAFF_EMAIL: optional(z.email()).describe('Where enquiries are mailed; default the company’s e-mail'),
  MAIL_FROM: optional(z.email()).describe('Sender of mails; default the company’s e-mail'),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  ).describe('Mail server; unset writes .eml files under DATA_DIR/mail'),
  SECRET_KEY: optional(z.string().min(32).max(200)).describe(
    'Key of private links and hashed addresses; unset makes one in DATA_DIR. Set the same on every machine',
  ),
  STAFF_IDLE_MINUTES: withDefault(count(1, 43_200), '720').describe(
    'A session of the desk ends when it was not used for so long',
  ),
  STAFF_SESSION_HOURS: withDefault(count(1, 8760), '168').describe(
    'A session of the desk ends after so long in any case',
  ),
  STAFF_KEY_ROLE: withDefault(z.enum(staffRoles), 'owner').describe(
    'The role whose rights scripts have that call with the installation’s key: owner, manager, editor or reader',
  ),
  VENDOR_APPROVAL: withDefault(z.enum(['at-once', 'first']), 'at-once').describe(
    'When a vendor who registers is public: at-once, or once the staff has approved it first',
  ),
  UPLOAD_MAX_MB: withDefault(count(1, 50), String(pictureMegabytes)).describe(
    'Largest picture file accepted, in megabytes',
  ),
  UPLOAD_STALLED_MS: withDefault(count(100, 10 * minuteMs), '60000').describe(
    'An upload of pictures that makes no progress for so long is answered 408',
  ),
  UPLOAD_MIN_BYTES_PER_SECOND: withDefault(count(1, 1_000_000), '1000').describe(
    'What counts as progress: so many bytes a second on average over that time',
  ),
  UPLOAD_MAX_MEGAPIXELS: withDefault(count(1, 100), '50').describe(
    'Largest picture accepted, in millions of pixels; checked before it is decoded',
  ),
  STORAGE_S3_BUCKET: optional(z.string().max(200)).describe(
    'Bucket of an S3-compatible store for uploaded pictures; unset keeps them in DATA_DIR/uploads',
  ),
  STORAGE_S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'Address of the store; unset means Amazon’s own for the region',
  ),
  STORAGE_S3_REGION: withDefault(z.string().max(60), 'ap-south-1').describe('Region of the bucket'),
  STORAGE_S3_ACCESS_KEY: optional(z.string().max(200)).describe(
    'Access key of the store; unset uses what the machine provides',
  ),
  STORAGE_S3_SECRET_KEY: optional(z.string().max(200)).describe('Secret key of the store'),
  BACKUP_REPOSITORY: optional(z.string().max(500)).describe(
    'Where each backup is also kept, encrypted, for 30 days: a repository of restic, such as s3:https://store.example.in/backups or a folder of another machine; unset keeps backups on this machine alone',
  ),
  BACKUP_PASSWORD: optional(z.string().min(16).max(200)).describe(
    'Password of that repository; nobody opens it without, so keep it in another place, too',
  ),
  FORM_MIN_MS: withDefault(count(0, minuteMs), '1500').describe(
    'A form sent faster than this is set aside where nobody had touched the page, or with a second sign',
  ),
  LANGUAGES_IN_PROGRESS: optional(
    z.string().refine(areLocales, `must name languages of the site: ${knownLocales.join()}`),
  ).describe(
    'Languages in progress, by code and comma separated, that this site speaks below their prefix (/pa), unlisted. Build with it, too: npm start does',
  ),
  LIMIT_FACTOR: withDefault(count(1, 100_000), '1').describe(
    'Multiplies every rate limit; raised for load tests',
  ),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info').describe(
    'How much is logged',
  ),
  METRICS_TOKEN: optional(z.string().min(16)).describe(
    'Bearer token that opens /metrics and /counts; unset keeps them closed',
  ),
  PAGE_CACHE_MB: withDefault(count(1, 4096), '64').describe('Memory for rendered pages'),
  OLD_RELEASE_DAYS: withDefault(count(1, 365), '30').describe(
    'Days for which the scripts and styles of a replaced release stay served from DATA_DIR/assets, for tabs still open on it',
  ),
  CHATBOT_SCRIPT_URL: optional(httpsUrl).describe('Outside chatbot; unset means the built-in help panel'),
  MAPS_TILES_URL: optional(z.string().startsWith('https://').max(500)).describe(
    'Map tiles with {z}/{x}/{y} and the key in the address; unset draws our own map',
  ),
  MAPS_ATTRIBUTION: withDefault(z.string().max(200), '© OpenStreetMap contributors').describe(
    'Who is named beside the tiles, as their terms ask',
  ),
  ANALYTICS_ID: optional(
    z.string().regex(/^[A-Z]+-[A-Z0-9-]+$/, 'must look like AW-123456789 or G-XXXXXXX'),
  ).describe('Outside analytics tag; unset counts locally, without cookies'),
  ABOUT_VIDEO_URL: optional(httpsUrl).describe('Video embedded on the About page after a click'),
  FEEDBACK_FORM_URL: optional(httpsUrl).describe(
    'External form behind "LEAVE A FEEDBACK"; unset leads to /contact',
  ),
  CAREERS_FORM_URL: optional(httpsUrl).describe('External form behind "Apply Now"; unset leads to a mail'),
  CREW_SIGNUP_FORM_URL: optional(httpsUrl).describe(
    'External sign-up form for crew; unset leads to /contact',
  ),
});
export type Settings = z.infer<typeof settings>;
