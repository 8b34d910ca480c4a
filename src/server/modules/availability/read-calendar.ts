/** @file The reader of calendars for what runs beside the server, such as tests. The server itself asks for it in another process. */
export { readCalendar } from '#platform/parsing/read-calendar.ts';
