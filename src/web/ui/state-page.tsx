import type { ReactNode } from 'react';
import type { SceneIn } from '#content/types.ts';
import { PageHeading } from './page-heading.tsx';
import { StateScene } from './state-scene.tsx';

type Props = {
  heading: ReactNode;
  lead?: ReactNode;
  scene: SceneIn<'state'>;
  /** Buttons for the next steps. */
  actions?: ReactNode;
  /** Below them. */
  children?: ReactNode;
  /** Announced when it replaces a page. */
  role?: 'alert';
};

/** Replaces a page without content: the event, the next step, and a picture. */
export function StatePage({ heading, lead, scene, actions, children, role }: Props) {
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[1.3fr_1fr] md:py-16">
      <div>
        <div role={role}>
          <PageHeading lead={lead}>{heading}</PageHeading>
        </div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        {children}
      </div>
      <div className="max-w-md max-md:mx-auto max-md:w-full">
        <StateScene scene={scene} />
      </div>
    </div>
  );
}
