import { lazy, Suspense, useState } from 'react';
import { MessageSquareText } from 'lucide-react';
import { paths } from '#facts/paths.ts';
import { useSite } from '#kit/site.ts';

const HelpPanel = lazy(() => import('./help-panel.tsx'));
const Chatbot = lazy(() => import('./chatbot.tsx'));

/**
 * Help within reach: the configured chatbot, or our own panel, whose code comes with the first tap. The button stands above
 * the phone's bar; without scripts it leads to the help page, which finds the same.
 */
export function HelpWidget() {
  const { chatbotScript } = useSite().embeds;
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (chatbotScript)
    return (
      <Suspense>
        <Chatbot script={chatbotScript} />
      </Suspense>
    );
  return (
    <>
      <a
        href={paths.help}
        onClick={(event) => {
          event.preventDefault();
          setAsked(true);
          setOpen(true);
        }}
        className="floating no-print tap fixed right-4 bottom-20 z-20 inline-flex items-center gap-2 rounded-full border border-transparent bg-teal px-5 py-3 max-[22rem]:px-3.5 font-semibold text-paper shadow-raised hover:bg-teal-deep md:bottom-6"
      >
        <MessageSquareText aria-hidden size={20} />
        {/* On the smallest screens the word would lie over what the page says. */}
        <span className="max-[22rem]:sr-only">Help</span>
      </a>
      {asked && (
        <Suspense>
          <HelpPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
