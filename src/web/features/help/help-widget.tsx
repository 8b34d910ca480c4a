import { useState } from 'react';
import { CircleHelp } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { later } from '#kit/page/later.tsx';
import { useSite } from '#kit/page/site.ts';
import { PartFailed } from '#ui/part-failed.tsx';
import { twinPath } from '#ui/twin-path.ts';

const HelpPanel = later<{ open: boolean; onClose: () => void }>(
  () => import('./help-panel.tsx').then((module) => module.default),
  {
    StandIn: ({ open, onClose }) =>
      open && <PartFailed to={paths.help} label={t('Open the help page')} onClose={onClose} />,
  },
);
const Chatbot = later<{ script: string }>(() => import('./chatbot.tsx').then((module) => module.default), {
  StandIn: () => <FloatingHelp />,
});

/** Opens our own panel, whose code is fetched at the first tap. Without scripts it links to the help page, which finds the same. */
function HelpButton({ className, iconSize = 20 }: { className: string; iconSize?: number }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={twinPath(paths.help)}
        onClick={(event) => {
          event.preventDefault();
          setAsked(true);
          setOpen(true);
        }}
        className={className}
      >
        <CircleHelp aria-hidden size={iconSize} />
        {t('Help')}
      </a>
      {asked && <HelpPanel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const FloatingHelp = () => (
  <HelpButton className="floating no-print tap fixed right-4 bottom-6 z-20 inline-flex items-center gap-2 rounded-full border border-transparent bg-teal px-5 py-3 font-semibold text-paper shadow-raised hover:bg-teal-deep max-md:hidden" />
);

/** Help on a wide screen: the configured chatbot, or a floating button. On a phone nothing may float: see `HelpBarItem`. */
export function HelpWidget() {
  const { chatbotScript } = useSite().embeds;
  return chatbotScript ? <Chatbot script={chatbotScript} /> : <FloatingHelp />;
}

/** Help on a phone: an item of its bottom bar. A page that has help names it as `handle.BarItem`. */
export function HelpBarItem({ className }: { className: string }) {
  const { chatbotScript } = useSite().embeds;
  return chatbotScript ? null : <HelpButton className={className} />;
}
