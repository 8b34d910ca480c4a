import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { useSession } from '../../kit/session.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Present } from '#desk/ui/enquiry/present.tsx';
import { Views } from '../views.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SaveStatus } from './save-status.tsx';
import { StateTags } from './state-tags.tsx';
import { StepButtons } from './step-buttons.tsx';
import { WriteView } from './write-view.tsx';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { Notice } from '#ui/notice.tsx';

/** Notes on an item's translation. */
function SideNotes({ item: { original, live, isOlder } }: { item: ContentItem }) {
  if (!original) return null;
  return (
    <>
      {live === 'published' && original.live !== 'published' && (
        <Notice>Visitors do not see this: the English is not on the site.</Notice>
      )}
      {isOlder && (
        <Notice tone="warning">
          The English has changed since these words were published. Change them, or say that they are still
          right.
        </Notice>
      )}
    </>
  );
}

const VersionsView = lazy(async () => ({ default: (await import('./versions-view.tsx')).VersionsView }));
const MailView = lazy(async () => ({ default: (await import('./mail-view.tsx')).MailView }));
const PreviewView = lazy(async () => ({ default: (await import('./preview-view.tsx')).PreviewView }));

const views = [
  { label: 'Write', search: '' },
  { label: 'Look', search: '?view=look' },
  { label: 'Versions', search: '?view=versions' },
];

/** Time for which a typist counts as writing, so that not every save is announced to the others. */
const writesForMs = 20_000;

function useWriting(setWriting: (writing: boolean) => void): void {
  const isSaved = useEditorValue((editor) => editor.isSaved());
  const tell = useEffectEvent(setWriting);
  const writes = useRef(false);
  useEffect(() => {
    if (!isSaved && !writes.current) tell((writes.current = true));
    if (!isSaved || !writes.current) return;
    const timer = setTimeout(() => tell((writes.current = false)), writesForMs);
    return () => clearTimeout(timer);
  }, [isSaved]);
}

/** The open item with its name, states and steps, and the others who have it open. */
export function ItemPage({ view }: { view: string | null }) {
  const editor = useEditor();
  const item = useEditorValue(({ snapshot }) => snapshot().item);
  const { label, plural, keys, pageless } = editor.type;
  const me = useSession()?.name;
  const { present, setWriting } = useEventStream(item.id, ({ on, type, by }) => {
    // The own save was answered already; reading the whole text again would only cost traffic.
    if (on.id?.toLowerCase() !== item.id || (type === 'content.saved' && by === me)) return;
    if (type.startsWith('content.')) editor.refresh().catch(() => undefined);
  });
  useWriting(setWriting);
  const { original } = item;
  const { key, title } = original ?? item;
  const isNamed = typeof keys === 'object';
  const isText = Object.values(editor.type.fields).some(({ kind }) => kind === 'markdown');
  const name = typeof keys === 'object' ? (keys[key] ?? key) : title.trim() || label;
  return (
    <DeskPage
      // The height belongs to the text.
      dense
      inField={view === null && !isNamed && isText}
      title={name}
      acts={
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            to={fillPath(deskPaths.contentList, { type: item.type })}
            className="tap inline-flex items-center pr-1 text-sm text-teal hover:underline"
          >
            {plural}
          </Link>
          <Views views={views} />
        </div>
      }
    >
      <div className="mb-4 grid gap-2">
        <LanguageSwitch item={item} />
        <SideNotes item={item} />
        <StepButtons fixed={isNamed && !original} pageless={original ? undefined : pageless} />
        {/* Below the steps: what it says changes while they are pressed, and must not move them. */}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SaveStatus />
          <StateTags item={item} />
          {item.live === 'published' && (original?.live ?? 'published') === 'published' && !pageless && (
            <a href={item.path} className="tap inline-flex items-center text-sm text-teal underline">
              Its page
            </a>
          )}
        </div>
        <Present present={present} />
      </div>
      <Suspense fallback={<p role="status">Loading…</p>}>
        {view === 'look' ? (
          pageless ? (
            <MailView />
          ) : (
            <PreviewView />
          )
        ) : view === 'versions' ? (
          <VersionsView />
        ) : (
          <WriteView />
        )}
      </Suspense>
    </DeskPage>
  );
}
