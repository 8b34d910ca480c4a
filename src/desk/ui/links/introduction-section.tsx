import { useState } from 'react';
import { introductionsMax } from '#domain/enquiries/introduction-changes.ts';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Alert } from '#ui/alert.tsx';
import { mayCall } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { reads, useRead } from '../../kit/query.ts';
import { useIntroducing } from '../../kit/use-introducing.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { KeyMark } from '../enquiry/key-mark.tsx';
import { ReadSection } from '../read-section.tsx';
import { Tag } from '../tag.tsx';
import { IntroduceDialog } from './introduce-dialog.tsx';
import { IntroductionRow } from './introduction-row.tsx';
import { QuoteList } from './quote-list.tsx';

type Props = {
  reference: string;
  /** Called when the enquiry has changed, here or elsewhere, and must be read again. */
  onChanged: () => void;
};

/** The introduced vendors of an enquiry with their quotes, and the choice of further ones. */
export function IntroductionSection({ reference, onChanged }: Props) {
  const role = useSession()?.role;
  const mayWork = mayCall(role, 'staffIntroductionSend');
  const [isOpen, open] = useState(false);
  // Folded on a phone.
  const isWide = useMedia('(min-width: 64rem)');
  const read = useRead(reads.staffIntroductionList({ params: { reference } }));
  // Read in advance: the key must find them loaded.
  useRead(mayWork ? reads.staffSuggestionList({ params: { reference }, query: {} }) : null);
  const { busy, failure, introduce, step, disclose } = useIntroducing(reference, read.again, onChanged);
  useKeys(mayWork ? [{ key: 'i', label: 'Introduce vendors', run: () => open(true) }] : []);
  return (
    <section aria-labelledby="introductions" className="rounded-md border border-line bg-paper p-4">
      <h2 id="introductions" className="text-lg">
        Vendors
      </h2>
      <Alert className="mt-3">{failure}</Alert>
      <ReadSection read={read}>
        {({ share, places, introductions }) => (
          <div className="mt-2 grid gap-3">
            <p className="text-sm">
              <Tag tone={share ? 'good' : 'due'}>
                {share ? 'Agreed to share details' : 'Did not agree to share'}
              </Tag>{' '}
              <span className="text-ink-soft">
                {share
                  ? 'The mail names nobody.'
                  : 'The mail names nobody; details follow only when they agree.'}
              </span>
            </p>
            {mayWork && (
              <div>
                <Button
                  look={introductions.length > 0 ? 'secondary' : 'primary'}
                  className="px-3! py-1.5! text-sm"
                  disabled={places === 0}
                  onClick={() => open(true)}
                >
                  Introduce… <KeyMark>i</KeyMark>
                </Button>
                {places === 0 && (
                  <p className="mt-1 text-sm text-ink-soft">
                    {introductionsMax} introductions are open. Recall one to introduce somebody else.
                  </p>
                )}
              </div>
            )}
            {introductions.length > 0 && (
              <details open={isWide} key={`${isWide}`}>
                <summary className="tap flex cursor-pointer items-center text-sm lg:sr-only">
                  {introductions.length === 1 ? 'One vendor' : `${introductions.length} vendors`}
                </summary>
                <ul className="divide-y divide-line border-t border-line">
                  {introductions.map((one) => (
                    <IntroductionRow
                      key={one.id}
                      introduction={one}
                      {...{ reference, mayWork, busy }}
                      onStep={(name) => step(name, one)}
                      onDisclose={() => disclose(one)}
                    />
                  ))}
                </ul>
                <QuoteList reference={reference} />
              </details>
            )}
            {isOpen && (
              <IntroduceDialog
                reference={reference}
                places={places}
                introduced={introductions.map(({ vendorId }) => vendorId)}
                onClose={() => open(false)}
                onIntroduce={(vendorIds) => {
                  open(false);
                  introduce(vendorIds);
                }}
              />
            )}
          </div>
        )}
      </ReadSection>
    </section>
  );
}
