import { Phone } from 'lucide-react';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { hindi } from './sample-words.ts';
import { State } from './state.tsx';

const row = 'flex flex-wrap gap-3';
const here = '#button';

/** Buttons, and links that look like them. */
export function ButtonSpecimen() {
  return (
    <>
      {(['primary', 'secondary', 'quiet'] as const).map((look) => (
        <State key={look} name={`${look}: rest, with an icon, a link, disabled, at work`}>
          <div className={row}>
            <Button look={look}>Send</Button>
            <Button look={look}>
              <Phone aria-hidden size={18} /> Call
            </Button>
            <ButtonLink look={look} to={here}>
              See all
            </ButtonLink>
            <ButtonAnchor look={look} href={here}>
              Outside
            </ButtonAnchor>
            <Button look={look} disabled>
              Disabled
            </Button>
            <Button look={look} disabled>
              Submitting...
            </Button>
          </div>
        </State>
      ))}
      <State name="long words">
        <Button lang="hi">{hindi}</Button>
      </State>
    </>
  );
}
