import { useEffect } from 'react';
import { whenIdle } from '#kit/page/when-idle.ts';

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

/** Registers the worker and lets it cache this page with all files that the page may load later. */
async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedAddress());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('keep');
  } catch {
    // Refused by the browser (a private window, a full disk): the site works without it. The browser's own cache keeps the picture of the
    // error page, which cannot be fetched when it is needed.
    new Image().src = '/art/state/error-800.avif';
  }
}

/** Makes visited pages readable without a network. Starts after everything else, and only in the built site. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const register = () => whenIdle(() => void start());
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}
