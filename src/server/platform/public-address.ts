import ipaddr from 'ipaddr.js';

/** A public address at which machines in Azure find the keys of their own network. */
const metadataAddresses = ['168.63.129.16'];
/** What was given out of IPv6. Outside of it an address may hold one of IPv4, whatever its range is called. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Returns whether an address, as a name server answers it, is one of the public network. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(address)) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}
