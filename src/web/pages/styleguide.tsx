import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { writtenLang } from '#ui/written-lang.ts';
import { ColourTokens } from '#features/styleguide/colour-tokens.tsx';
import { MotionTokens } from '#features/styleguide/motion-tokens.tsx';
import { ShapeTokens } from '#features/styleguide/shape-tokens.tsx';
import { Specimen } from '#features/styleguide/specimen.tsx';
import { specimens } from '#features/styleguide/specimens.tsx';
import { TypeScale } from '#features/styleguide/type-scale.tsx';
import type { Route } from './+types/styleguide';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'The system',
    description: 'Colours, type, shapes, motion and every primitive of this site in all its states.',
    path: '/styleguide',
    hidden: true,
  });

const lead =
  'What pages are made of. Nothing here pretends: point at a thing or press Tab to see it hovered or focused, and change the scheme of your device to see it in the dark.';

/** The living page of the design system, for developers; the base of the compared screenshots. */
export default function Styleguide() {
  return (
    <div lang={writtenLang} className="wrap py-10">
      <PageHeading eyebrow="For those who build" lead={lead}>
        The system
      </PageHeading>
      <h2 className="mt-10 mb-4 text-3xl">Tokens</h2>
      <Specimen name="colours">
        <ColourTokens />
      </Specimen>
      <Specimen name="type">
        <TypeScale />
      </Specimen>
      <Specimen name="shape">
        <ShapeTokens />
      </Specimen>
      <Specimen name="motion" use="150 to 250 ms, ease-out, transform and opacity alone.">
        <MotionTokens />
      </Specimen>
      <h2 className="mt-10 mb-4 text-3xl">Primitives</h2>
      {Object.entries(specimens).map(([name, { use, show }]) => (
        <Specimen key={name} name={name} use={use}>
          {show}
        </Specimen>
      ))}
    </div>
  );
}
