import { useEffect } from 'react';

type Policy = { createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const address = '/service-worker.js';

/** The pages' policy refuses a script's address as a plain string; this one address is ours. */
function trustedAddress(): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  return (
    factory?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  );
}

/** Lets visited pages be read without a network. Starts after everything else, and only in the built site. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () =>
      void navigator.serviceWorker.register(trustedAddress()).catch(() => {
        // Refused by the browser (a private window, a full disk): the site works without.
      });
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}
