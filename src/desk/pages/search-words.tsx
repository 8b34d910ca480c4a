import { reads, useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { KeptLists } from '../ui/search-words/kept-lists.tsx';
import { Meanings } from '../ui/search-words/meanings.tsx';
import { Misses } from '../ui/search-words/misses.tsx';
import { TrySentence } from '../ui/search-words/try-sentence.tsx';

/** Searches without results, and meanings taught to the search. */
export function Component() {
  const read = useRead(reads.staffSearchWordList());
  return (
    <DeskPage
      title="Search words"
      lead="What people look for in vain or wait for, and what words of the street mean."
    >
      <div className="grid max-w-3xl gap-10">
        <TrySentence />
        <ReadSection read={read}>
          {({ misses, kept, meanings }) => (
            <div className="grid gap-10">
              <Misses misses={misses} />
              <KeptLists kept={kept} />
              <Meanings meanings={meanings} />
            </div>
          )}
        </ReadSection>
      </div>
    </DeskPage>
  );
}
