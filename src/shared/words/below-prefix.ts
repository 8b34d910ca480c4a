/** Returns an address below a language's prefix: for `/` the prefix alone. Apart from the list of languages, which no page loads. */
export function belowPrefix(prefix: string, address: string): string {
  return prefix && /^\/(?=[?#]|$)/.test(address) ? prefix + address.slice(1) : prefix + address;
}
