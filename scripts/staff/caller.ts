import { userInfo } from 'node:os';

/** Who calls, as the record of the site names them: the setting, else whoever went over to this user, else this user. */
export function callerName(
  env: Readonly<Record<string, string | undefined>>,
  login: () => string = () => userInfo().username,
): string {
  const given = env['STAFF_NAME'] || env['SUDO_USER'] || login();
  return given
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, 40);
}
