/** @file The reader of calendars for code beside the server, such as tests. The server runs it in another process. */
export { readCalendar } from '#platform/parsing/read-calendar.ts';
