import { useState } from 'react';
import { FocusField } from '#ui/focus-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const picture = { src: '/art/gallery/stage-480.webp', width: 480, height: 320 };

/** A focus point, moved by a tap or by the arrow keys. */
export default function FocusSpecimen() {
  const [focus, setFocus] = useState({ focusX: 50, focusY: 50 });
  const running = useHydrated();
  // Its point is positioned by a style, which the policy accepts from scripts alone.
  return running && <FocusField picture={picture} value={focus} onChange={setFocus} />;
}
