import { t } from '#words/t.ts';
import { showNumber } from '#words/formats.ts';
import { workshopPath } from '#facts/paths.ts';
import { useSession } from '#kit/session/session.ts';
import { countWaiting, useInbox } from '#kit/api/own-inbox.ts';
import { PageLink } from '#ui/page-link.tsx';
import { waitingWords } from './waiting-requests.tsx';
import type { WorkshopPart } from './workshop-part.ts';
import { workshopPlaceNames, workshopPlaces } from './workshop-places.ts';

type Props = { parts: readonly WorkshopPart[]; current: WorkshopPart | undefined };

const currentLook = 'aria-[current]:bg-teal-wash aria-[current]:text-teal';
const placeLook = `relative flex items-center font-semibold hover:text-teal ${currentLook} max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-xs md:tap md:gap-3 md:rounded-md md:px-3 md:py-2`;
const partLook = `tap flex items-center rounded-md px-3 py-1.5 text-sm font-semibold whitespace-nowrap hover:text-teal ${currentLook}`;

/** The number of waiting requests, beside the words on a wide screen, at the icon on a phone. */
function Count() {
  const inbox = useInbox();
  const count = inbox ? countWaiting(inbox) : 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="min-w-5 rounded-full bg-sindoor px-1.5 text-center text-xs leading-5 font-semibold text-paper max-md:absolute max-md:top-1 max-md:left-1/2 max-md:ml-1 md:ml-auto"
      >
        {showNumber(count)}
      </span>
      <span className="sr-only">{`, ${waitingWords(count)}`}</span>
    </>
  );
}

/**
 * The four places of the workshop: at the thumb on a phone, at the side of wider screens; and the parts of the current one. On a phone the
 * place More lists its parts on a page of its own.
 */
export function WorkshopNav({ parts, current }: Props) {
  const { vendorId } = useSession();
  const beside = parts.filter(({ place, key }) => place === current?.place && key !== 'more');
  const addressOf = (part: WorkshopPart) =>
    part.to ? vendorId && part.to(vendorId) : workshopPath(part.key);
  return (
    <nav aria-label={t('Workshop')} className="no-print min-w-0">
      <div className="md:sticky md:top-20">
        <ul className="thumb-bar max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:grid max-md:grid-cols-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:pb-[env(safe-area-inset-bottom)] md:grid md:gap-1 landscape:max-md:static">
          {workshopPlaceNames.map((name) => {
            const { label, Icon, to } = workshopPlaces[name];
            return (
              <li key={name}>
                <PageLink
                  to={to(vendorId ?? '')}
                  aria-current={name !== current?.place ? undefined : beside.length > 1 ? 'true' : 'page'}
                  className={placeLook}
                >
                  <Icon aria-hidden size={20} />
                  {label}
                  {name === 'requests' && <Count />}
                </PageLink>
              </li>
            );
          })}
        </ul>
        {beside.length > 1 && (
          <ul
            className={`flex gap-1 md:mt-4 md:flex-col md:border-t md:border-line md:pt-4 ${current?.place === 'more' ? 'max-md:hidden' : '-mx-1 overflow-x-auto max-md:border-b max-md:border-line max-md:p-1'}`}
          >
            {beside.map((part) => {
              const to = addressOf(part);
              return (
                to && (
                  <li key={part.key}>
                    <PageLink
                      to={to}
                      aria-current={part === current ? 'page' : undefined}
                      className={partLook}
                    >
                      {part.label}
                    </PageLink>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </nav>
  );
}
