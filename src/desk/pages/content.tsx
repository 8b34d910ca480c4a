import { useCallback } from 'react';
import { contentTypeNames } from '#contract/desk/content/content-types.ts';
import { api } from '../kit/api.ts';
import { countOfType } from '../kit/content/counts.ts';
import { useRead } from '../kit/use-read.ts';
import { DeskPage } from '../ui/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { TypeCard } from '../ui/content/type-card.tsx';
import { Waiting } from '../ui/content/waiting.tsx';

/** What the company says, by type, with what waits for somebody on top. */
export function Component() {
  const read = useRead(
    useCallback(() => Promise.all(contentTypeNames.map((type) => countOfType(api, type))), []),
  );
  return (
    <DeskPage title="Content" lead="Everything the site says. Visitors see a change when it is published.">
      <ReadSection read={read}>
        {(counts) => (
          <div className="grid gap-8">
            <Waiting rows={counts.flatMap(({ waiting }) => waiting)} />
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {counts.map((count) => (
                <li key={count.type}>
                  <TypeCard count={count} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </ReadSection>
    </DeskPage>
  );
}
