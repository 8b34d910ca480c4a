import { useEffect, useRef, useState } from 'react';
import { mailFramePath } from '#facts/desk-paths.ts';
import { schemeOf } from '../../kit/content/forced-scheme.ts';
import type { FrameLook } from './frame-choices.tsx';

type Props = {
  title: string;
  /** The whole document of the mail. */
  html: string;
  look: FrameLook;
};
/** A phone, and the widest that a mail gets. */
export const mailWidths = [360, 600] as const;
/** Until its length is known. */
const usualHeightPx = 480;

/** A mail as a mail program shows it: in a document that allows its styles and nothing else. As high as its words. */
export function MailFrame({ title, html, look: { width, scheme } }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [height, setHeight] = useState(usualHeightPx);
  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (!loaded || !page) return;
    page.innerHTML = html;
    schemeOf(page.ownerDocument)(scheme);
    setHeight(page.ownerDocument.body.scrollHeight);
  }, [loaded, html, width, scheme]);
  return (
    <div className="max-w-full overflow-x-auto rounded-md border border-line-strong">
      <iframe
        ref={frame}
        src={mailFramePath}
        title={title}
        loading="lazy"
        onLoad={() => setLoaded(true)}
        style={{ width, height, maxWidth: '100%' }}
      />
    </div>
  );
}
