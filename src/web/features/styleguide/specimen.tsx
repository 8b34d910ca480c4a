import type { ReactNode } from 'react';

type Props = {
  /** Name of the specimen: a token group or a primitive. */
  name: string;
  /** Its purpose, in a sentence. */
  use?: string;
  children: ReactNode;
};

/** One item of the system with its states below it. */
export function Specimen({ name, use, children }: Props) {
  return (
    <section id={name} className="border-t border-line py-8">
      <h3 className="text-xl">{name}</h3>
      {use && <p className="mt-1 max-w-prose text-sm text-ink-soft">{use}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  );
}
