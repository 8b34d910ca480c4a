import { ChevronLeft } from 'lucide-react';
import { t } from '#words/t.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { workshopPath } from '#facts/paths.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOwnVendor } from './use-own-vendor.ts';
import { WorkshopFrame } from './workshop-frame.tsx';
import { workshopPlaces } from './workshop-places.ts';
import type { WorkshopPart } from './workshop-part.ts';

type Props = { parts: readonly WorkshopPart[]; current: WorkshopPart | undefined };

/** The vendor's home: its parts, and the one in the address, with the vendor of the signed-in person. */
export function Workshop({ parts, current }: Props) {
  const { asked, refetch, role } = useOwnVendor();
  const mine = role === 'owner' ? parts : parts.filter(({ ownerOnly }) => !ownerOnly);
  const { Part, Alone } = current ?? {};
  return (
    <WorkshopFrame parts={mine} current={current}>
      {current?.place === 'more' && current.key !== 'more' && (
        <TextLink
          to={workshopPath('more')}
          look="standing"
          className="tap -ml-1 flex items-center gap-1 md:hidden"
        >
          <ChevronLeft aria-hidden size={18} /> {workshopPlaces.more.label}
        </TextLink>
      )}
      <PageHeading className={current?.hint ? 'mb-2' : 'mb-6'}>
        {current?.label ?? t('There is no such part of the workshop')}
      </PageHeading>
      {current?.hint && <p className="mb-6 max-w-prose text-ink-soft">{current.hint}</p>}
      {Alone && <Alone parts={mine} />}
      {Part && (
        <AsyncSection
          data={asked}
          loading={<p>{messages.loading}</p>}
          failed={({ message }) => (
            <RetryNotice onRetry={() => void refetch().catch(() => undefined)}>
              {errorWith(message)}
            </RetryNotice>
          )}
        >
          {(vendor) =>
            current?.ownerOnly && vendor.yourRole === 'helper' ? (
              <Notice>{t('Only the owner of this page may do this.')}</Notice>
            ) : (
              <Part key={vendor._id} vendor={vendor} refetch={refetch} />
            )
          }
        </AsyncSection>
      )}
      {!Part && !Alone && (
        <ButtonLink to={workshopPath()}>{t('To the first page of your workshop')}</ButtonLink>
      )}
    </WorkshopFrame>
  );
}
