import { useEffect } from 'react';

const marker = 'data-chatbot';
const signs = ['pointerdown', 'keydown', 'scroll'] as const;
/** A visitor who only reads gets it after this; nobody's first seconds are spent on it. */
const latestMs = 8000;

/** Loads the configured chatbot once, with the visitor's first sign of life or when the page has been idle for a while. */
export function useChatbot(address: string | null): void {
  useEffect(() => {
    if (!address || document.querySelector(`script[${marker}]`)) return;
    const load = () => {
      stop();
      if (document.querySelector(`script[${marker}]`)) return;
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.setAttribute(marker, '');
      document.head.append(script);
    };
    const timer = setTimeout(load, latestMs);
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, load);
    };
    for (const sign of signs) window.addEventListener(sign, load, { once: true, passive: true });
    return stop;
  }, [address]);
}
