import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceDialog } from '../ui/choice-dialog.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { Box } from '../ui/enquiry/box.tsx';
import { KeyMark } from '../ui/enquiry/key-mark.tsx';
import { ItemCard } from '../ui/item-card.tsx';
import { Present } from '#desk/ui/enquiry/present.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag, tagTones } from '../ui/tag.tsx';
import { Views } from '../ui/views.tsx';

const again = () => Promise.resolve();
const shown = { value: 'What was read before stays in sight.', failure: null, again };

function Choice() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const choices = ['No answer', 'Chose others', 'Out of area'].map((label) => ({ label, value: label }));
  const choose = (label: string) => {
    setChosen(label);
    setOpen(false);
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {chosen ?? 'Choose by press or digit'}
      </Button>
      {open && (
        <ChoiceDialog heading="Why?" choices={choices} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Each primitive of the desk in its states, with its use. Those shared with pages are at `/styleguide`. */
const specimens: Readonly<Record<string, { use: string; show: ReactNode }>> = {
  Tag: {
    use: 'A state in a word, never by colour alone.',
    show: (
      <p className="flex flex-wrap gap-2">
        {tagTones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </p>
    ),
  },
  KeyMark: {
    use: 'The key of a button. Gone where no keyboard is at hand.',
    show: <KeyMark>Ctrl Enter</KeyMark>,
  },
  Views: {
    use: 'Several views of one list, each with its own address.',
    show: (
      <Views
        views={[
          { label: 'Open', search: '' },
          { label: 'एक बहुत लंबा नाम जो टूटना चाहिए', search: '?view=long' },
        ]}
      />
    ),
  },
  ItemCard: {
    use: 'One thing that somebody works off.',
    show: (
      <ItemCard
        title="Enquiry to Kesar Mithai Ghar"
        number="AGN-7K3F-9Q"
        at="2026-11-20T06:00:00.000Z"
        tags={<Tag tone="due">received</Tag>}
      >
        <p className="mt-2 text-sm">What belongs to it.</p>
      </ItemCard>
    ),
  },
  Box: { use: 'A part of a page under its heading.', show: <Box title="Timeline">What happened.</Box> },
  Present: {
    use: 'Who else is here. Announced.',
    show: (
      <Present
        present={[
          { name: 'Ravi Nair', writing: true },
          { name: 'Meera Das', writing: false },
        ]}
      />
    ),
  },
  ChoiceDialog: { use: 'One of a few, by a press or by its digit.', show: <Choice /> },
  Empty: { use: 'What a list is for, and what to do next.', show: <Empty>Nothing waits.</Empty> },
  ReadSection: {
    use: 'What is read: loading, there, failed above what was there.',
    show: (
      <div className="grid gap-4">
        <ReadSection read={{ ...shown, value: null }}>{() => null}</ReadSection>
        <ReadSection read={shown}>{(text) => <p>{text}</p>}</ReadSection>
        <ReadSection read={{ ...shown, failure: 'We cannot reach our records just now.' }}>
          {(text) => <p>{text}</p>}
        </ReadSection>
      </div>
    ),
  },
};

/** The style guide of the desk's primitives, for developers; linked from no page. */
export const Component = () => (
  <DeskPage title="The desk’s system" lead="What its pages are made of, in all states. For those who build.">
    <div className="grid gap-8">
      {Object.entries(specimens).map(([name, { use, show }]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className="text-lg">
            {name}
          </h2>
          <p className="mb-3 text-sm text-ink-soft">{use}</p>
          {show}
        </section>
      ))}
    </div>
  </DeskPage>
);
