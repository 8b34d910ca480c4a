import { useEffect } from 'react';

const marker = 'data-chatbot';
const signs = ['pointerdown', 'keydown', 'scroll'] as const;
/** Latest start for a visitor who only reads; the first seconds are free of it. */
const latestMs = 8000;

/** Loads the configured chatbot once, at the visitor's first interaction or when the page has been idle for a while. */
function useChatbot(address: string | null): void {
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

/** The configured chatbot, fetched only by a site that has one. */
export default function Chatbot({ script }: { script: string }) {
  useChatbot(script);
  return null;
}
