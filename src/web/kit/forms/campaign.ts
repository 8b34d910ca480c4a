/** Returns the name of a campaign as a link has it: `utm_campaign`, else `utm_source`. The server brings it to one spelling. */
export const campaignIn = (search: string | undefined): string | null => {
  const query = new URLSearchParams(search);
  return query.get('utm_campaign') || query.get('utm_source');
};
