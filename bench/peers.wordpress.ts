/** @file WordPress from Debian's packages: nginx, php-fpm and MariaDB; once with its defaults and once behind nginx's own page cache. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { startMariadb } from './peers.mariadb.ts';
import { startNginx, type Started } from './peers.nginx.ts';
import { sender } from '#support/enquiry-samples.ts';
import type { Row } from './peers.pages.ts';
import { startPhp } from './peers.php.ts';

/** A peer with our content: the address of a table row there, and the body of its POST. */
export type Peer = Started & {
  /** Behind a cache for whole pages. */
  cachedUrl: string;
  version: string;
  questionOf(row: Row): { path: string; body?: string } | undefined;
};

/** Returns a row's name as an address. */
export const slugOf = ({ name }: Row) => name.replaceAll(' ', '-');
const config = (socket: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY','SECURE_AUTH_KEY','LOGGED_IN_KEY','NONCE_KEY','AUTH_SALT','SECURE_AUTH_SALT','LOGGED_IN_SALT','NONCE_SALT'] as $key) define($key, 'bench');
define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('AUTOMATIC_UPDATER_DISABLED', true);
if (isset($_SERVER['HTTP_HOST'])) { define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']); define('WP_SITEURL', WP_HOME); }
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
/** A load test comments faster than a person, and always the same. */
const withoutFloodGuard = `<?php add_filter('comment_flood_filter', '__return_false', 100); add_filter('duplicate_comment_id', '__return_zero'); add_filter('wp_is_comment_flood', '__return_false', 100);`;

/** Returns the words of a page: the text of its `main`, without scripts. */
export const wordsOf = (html: string) =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replace(/<script.*?<\/script>/gs, '');

/** Unpacks Debian's WordPress into the folder, so that it is deleted with it. */
function unpack(folder: string): string {
  const names = [
    'wordpress',
    'wordpress-theme-twentytwentythree',
    'php-getid3',
    'libjs-underscore',
    'libjs-cropper',
  ];
  execFileSync('apt-get', ['download', '-qq', ...names], { cwd: folder, stdio: 'ignore' });
  execFileSync('sh', ['-c', 'for package in *.deb; do dpkg -x "$package" .; done'], { cwd: folder });
  return join(folder, 'usr/share/wordpress');
}

const place = (root: string, socket: string, port: number, more = '') =>
  `server { listen 127.0.0.1:${port}; root ${root}; index index.php; gzip on;
location / { try_files $uri $uri/ /index.php?$args; }
location ~ \\.php$ { include /etc/nginx/fastcgi.conf; fastcgi_pass unix:${socket}; ${more} } }\n`;

/** Returns nginx's configuration of a page cache: a minute, as compressed by PHP, one copy for each kind of request: the best of this set. */
const cachedPlace = (folder: string, root: string, socket: string, port: number) =>
  `fastcgi_cache_path ${folder}/cache keys_zone=pages:10m;\n` +
  place(
    root,
    socket,
    port,
    `fastcgi_cache pages; fastcgi_cache_valid 200 1m; fastcgi_cache_key $request_method$host$request_uri$http_accept_encoding;
fastcgi_ignore_headers Cache-Control Expires Set-Cookie Vary; fastcgi_param PHP_VALUE "zlib.output_compression=1";`,
  );

const comment = (postId: string) =>
  new URLSearchParams({
    comment_post_ID: postId,
    author: sender.name,
    email: sender.email,
    comment: 'Please call me back about a wedding in February.',
  }).toString();

/** Installs and starts it. @throws one sentence when that cannot be done here */
export async function startWordpress(
  rows: readonly Row[],
  htmlOf: (path: string) => Promise<string>,
): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const root = unpack(folder);
    const database = await startMariadb(folder);
    stops.push(database.stop);
    const php = await startPhp(folder);
    stops.push(php.stop);
    rmSync(join(root, 'wp-config.php'));
    writeFileSync(join(root, 'wp-config.php'), config(database.socket));
    mkdirSync(join(root, 'wp-content/mu-plugins'));
    writeFileSync(join(root, 'wp-content/mu-plugins/bench.php'), withoutFloodGuard);
    const cachedPort = await freePort();
    const nginx = await startNginx(
      (own, port) => place(root, php.socket, port) + cachedPlace(own, root, php.socket, cachedPort),
    );
    stops.push(nginx.stop);
    const pages = await Promise.all(
      rows
        .filter(({ words }) => words === 'page')
        .map(async (row) => ({ slug: slugOf(row), title: row.name, html: wordsOf(await htmlOf(row.path)) })),
    );
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
    const script = join(import.meta.dirname, 'peers.wordpress.php');
    const postId = execFileSync(
      'php',
      [script, root, nginx.url, database.socket, join(folder, 'pages.json')],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ).trim();
    const version = /\$wp_version = '([^']+)'/.exec(
      execFileSync('cat', [join(root, 'wp-includes/version.php')], { encoding: 'utf8' }),
    )?.[1];
    return {
      url: nginx.url,
      cachedUrl: `http://127.0.0.1:${cachedPort}`,
      version: `WordPress ${version}`,
      stop,
      questionOf: (row) => questionOf(row, postId),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function questionOf(row: Row, postId: string): ReturnType<Peer['questionOf']> {
  if (row.words === 'search') return { path: '/?s=wedding' };
  if (row.words === 'form') return { path: '/wp-comments-post.php', body: comment(postId) };
  if (row.words === 'page') return { path: row.path === '/' ? '/' : `/${slugOf(row)}/` };
  return undefined;
}
