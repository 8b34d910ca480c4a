import { hindi } from './sample-words.ts';
import { State } from './state.tsx';
import { sizes } from './token-names.ts';

/** Every size of type, in both scripts. */
export function TypeScale() {
  return sizes.map(({ name, look }) => (
    <State key={name} name={name}>
      <p className={look}>A courtyard for every beginning</p>
      <p lang="hi" className={look}>
        {hindi}
      </p>
    </State>
  ));
}
