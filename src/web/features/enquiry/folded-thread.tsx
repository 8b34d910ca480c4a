import { t } from '#words/t.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { MessageThread } from './message-thread.tsx';

type Props = { threads: EnquiryThreads; secret: string; of: string | null; open?: boolean };

/** The messages of one thread, folded under the last of them. An earlier page of them is open. */
export function FoldedThread({ threads, secret, of, open = false }: Props) {
  const own = threads.messages.filter(({ introductionId }) => introductionId === of);
  const page = threads.pages?.find(({ introductionId }) => introductionId === of);
  const last = own.at(-1);
  if (!last && !page) return null;
  const isOpen = open || page?.newest === false;
  return (
    <Disclosure
      open={isOpen}
      summary={
        <SummaryLines
          heading={t('Messages')}
          line={
            last &&
            !isOpen && (
              <>
                {last.author === 'family' ? t('You') : last.name || t('Our team')}:{' '}
                <span lang={toldLangOf(last.text)}>{last.text}</span>
              </>
            )
          }
        />
      }
    >
      <MessageThread {...threads} secret={secret} of={of} />
    </Disclosure>
  );
}
