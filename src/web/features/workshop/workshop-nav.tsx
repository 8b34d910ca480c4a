import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';
import { workshopPath } from '#facts/paths.ts';
import { useSession } from '#kit/session/session.ts';
import { PageLink } from '#ui/page-link.tsx';
import type { WorkshopPart } from './workshop-part.ts';

type Props = { parts: readonly WorkshopPart[]; current: WorkshopPart | undefined };

const look =
  'tap flex items-center rounded-md px-3 py-2 font-semibold whitespace-nowrap hover:text-teal aria-[current=page]:bg-teal-wash aria-[current=page]:text-teal';

/** The parts of the workshop: a row that scrolls on a phone, a column beside them on a wide screen. */
export function WorkshopNav({ parts, current }: Props) {
  const { vendorId } = useSession();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]');
    here?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav
      aria-label={t('Workshop')}
      className="no-print -mx-1 overflow-x-auto border-b border-line lg:mx-0 lg:border-0"
    >
      <ul ref={list} className="flex gap-1 p-1 lg:sticky lg:top-20 lg:flex-col">
        {parts.map((part) => {
          const to = part.to ? vendorId && part.to(vendorId) : workshopPath(part.key);
          if (!to) return null;
          return (
            <li key={part.key}>
              <PageLink to={to} aria-current={part === current ? 'page' : undefined} className={look}>
                {part.label}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
