import { userInfo } from 'node:os';
import { asStaffName } from '#modules/staff/staff-token.ts';

/** Who calls, as the record of the site names them: the setting, else whoever went over to this user, else this user. */
export function callerName(
  env: Readonly<Record<string, string | undefined>>,
  login: () => string = () => userInfo().username,
): string {
  return asStaffName(env['STAFF_NAME'] || env['SUDO_USER'] || login());
}
