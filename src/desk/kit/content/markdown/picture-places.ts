/** @file Places in a text at which a picture is on its way: a box stands there until it is described or left, and moves with the text. */
import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { insertBlock } from './marks.ts';

class Box extends WidgetType {
  readonly element: HTMLElement;
  constructor(element: HTMLElement) {
    super();
    this.element = element;
  }
  toDOM() {
    return this.element;
  }
  override eq(other: WidgetType) {
    return other instanceof Box && other.element === this.element;
  }
  /** Keys and presses in the box are its own. */
  override ignoreEvent() {
    return true;
  }
}

const put = StateEffect.define<{ at: number; box: HTMLElement }>({
  map: ({ at, box }, changes) => ({ at: changes.mapPos(at), box }),
});
const take = StateEffect.define<HTMLElement>();

const isOf = (box: HTMLElement, { spec }: Decoration) => (spec as { widget: Box }).widget.element === box;
const places = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(boxes, { changes, effects, state }) {
    let next = boxes.map(changes);
    for (const effect of effects) {
      if (effect.is(put)) {
        const widget = Decoration.widget({ widget: new Box(effect.value.box), block: true, side: 1 });
        next = next.update({ add: [widget.range(state.doc.lineAt(effect.value.at).to)] });
      }
      if (effect.is(take)) next = next.update({ filter: (_from, _to, value) => !isOf(effect.value, value) });
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const picturePlaces = (): Extension => places;

/** Puts a box below the line at a place. */
export const putBox = (view: EditorView, at: number, box: HTMLElement): void =>
  view.dispatch({ effects: put.of({ at: Math.min(at, view.state.doc.length), box }) });

/** Takes a box away, and puts markdown in its place: at the cursor, when the text around it was deleted meanwhile. */
export function takeBox(view: EditorView, box: HTMLElement, markdown: string | null): void {
  let at: number | null = null;
  view.state.field(places).between(0, view.state.doc.length, (from, _to, value) => {
    if (isOf(box, value)) at = from;
  });
  view.dispatch({ effects: take.of(box), ...(at !== null && markdown && { selection: { anchor: at } }) });
  if (markdown) insertBlock(view, [markdown]);
  else view.focus();
}
