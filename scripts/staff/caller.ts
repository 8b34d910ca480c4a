import { userInfo } from 'node:os';
import { asStaffName } from '#modules/staff/staff-token.ts';

/** Returns the name for the staff's record: STAFF_NAME, else the login behind `sudo`, else the present user. */
export function callerName(
  env: Readonly<Record<string, string | undefined>>,
  login: () => string = () => userInfo().username,
): string {
  return asStaffName(env['STAFF_NAME'] || env['SUDO_USER'] || login());
}
