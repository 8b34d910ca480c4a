import { twinsNow } from '#words/t.ts';
import { TwinLink } from './twin-link.tsx';

const known = twinsNow();

/** Menu entries: this page in each of the other languages. */
export function TwinEntries({ twins = known }) {
  return twins.map((twin) => (
    <li key={twin.lang}>
      <TwinLink twin={twin} className="w-full rounded-md px-3 hover:text-teal">
        {twin.name}
      </TwinLink>
    </li>
  ));
}
