/** Returns "1 mail waits" or "3 mails wait", in English, for the staff. */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
