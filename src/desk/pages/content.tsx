import { ArrowLeftRight } from 'lucide-react';
import { deskPaths } from '#facts/desk-paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { api } from '../kit/api.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { countAll } from '../kit/content/counts.ts';
import { useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { TypeCard } from '../ui/content/type-card.tsx';
import { Waiting } from '../ui/content/waiting.tsx';

/** Content by type, with waiting items on top. */
export function Component() {
  const session = useSession();
  const read = useRead({ queryKey: ['staffContentList', 'counts'], queryFn: () => countAll(api) });
  return (
    <DeskPage
      title="Content"
      lead="Everything the site says. Visitors see a change when it is published."
      acts={
        mayCall(session?.role, 'staffImportList') && (
          <ButtonLink to={deskPaths.moving} look="secondary">
            <ArrowLeftRight aria-hidden size={18} />
            Moving in and out
          </ButtonLink>
        )
      }
    >
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
