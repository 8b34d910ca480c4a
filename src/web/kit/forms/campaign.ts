import { campaignMax } from '#domain/enquiries/campaign.ts';

/**
 * Returns a form's metadata about the campaign in a query: `utm_campaign`, else `utm_source`, as the link has it. The server brings it to one
 * spelling. Of a name that is too long only so much is sent that the server drops it: a header has a limit, and a request must not fail.
 */
export function campaignIn(search: string | undefined): { campaign?: string } {
  const query = new URLSearchParams(search);
  const campaign = query.get('utm_campaign') || query.get('utm_source');
  return campaign ? { campaign: campaign.slice(0, campaignMax + 1) } : {};
}
