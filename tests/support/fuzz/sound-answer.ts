/** @file Requirements of every answer, whatever the request. */
import { errors, type ErrorCode } from '#facts/errors.ts';
import { brokenAttribute, markup } from './hostile.ts';

/** The checked part of an answer. */
export type Judged = { status: number; headers: Readonly<Record<string, unknown>>; text: string };

type Failure = { message?: unknown; code?: unknown; fieldErrors?: unknown };

/** Paths and platform details of the program, which must not leak. */
const innards =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|\.ts:\d+|Failed query|\bparams: |\/src\/server\/|ECONNREFUSED|syntax error at or near|pgboss/;

const isText = (value: unknown): value is string => typeof value === 'string';

function failureFaults({ status, text }: Judged): string[] {
  let body: Failure;
  try {
    body = JSON.parse(text) as Failure;
  } catch {
    return ['a failure that is no JSON'];
  }
  const { message, code, fieldErrors, ...more } = body;
  const known = isText(code) && Object.hasOwn(errors, code) ? errors[code as ErrorCode] : undefined;
  const named = Object.values(fieldErrors ?? {});
  return [
    ...(isText(message) && message !== '' ? [] : ['a failure without a message']),
    ...(known?.status === status ? [] : [`the code ${String(code)} with the status ${status}`]),
    ...(Object.keys(more).length === 0 ? [] : [`a failure with more: ${Object.keys(more).join(', ')}`]),
    ...(named.every(isText) ? [] : ['field errors that are no sentences']),
  ];
}

/** Returns the faults of an answer; nothing for a sound one. */
export function faultsOf(answer: Judged): string[] {
  const { status, headers, text } = answer;
  const type = isText(headers['content-type']) ? headers['content-type'] : '';
  const isHtml = type.startsWith('text/html');
  const isJson = type.startsWith('application/json');
  return [
    ...(status >= 200 && status < 500 ? [] : [`the status ${status}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    ...(text !== '' && type === '' ? ['content without a type'] : []),
    ...(innards.test(text) ? [`our innards: ${innards.exec(text)?.[0]}`] : []),
    ...(isHtml && (text.includes(markup) || text.includes(brokenAttribute)) ? ['reflected markup'] : []),
    ...(isHtml && !headers['content-security-policy'] ? ['a page without a policy'] : []),
    ...(status >= 400 && isJson ? failureFaults(answer) : []),
  ];
}

/** Returns the faults of an answer of the API, which must be JSON. */
export const apiFaultsOf = (answer: Judged): string[] => [
  ...faultsOf(answer),
  ...(String(answer.headers['content-type']).startsWith('application/json; charset=utf-8') ||
  answer.status === 304
    ? []
    : [`the type ${String(answer.headers['content-type'])}`]),
  ...(answer.headers['cache-control'] ? [] : ['an answer that does not say whether to keep it']),
  ...(answer.status >= 400 && answer.headers['cache-control'] !== 'no-store' ? ['a refusal to keep'] : []),
  ...(answer.headers['content-security-policy'] ? [] : ['an answer without a policy']),
];
