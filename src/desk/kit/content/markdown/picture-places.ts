/** @file Places in a text at which a picture is on its way: a box stands there until it is described or left, and moves with the text. */
import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { insertBlock } from './marks.ts';
import { isTableLine } from './table.ts';

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

/** Returns the end of the line at a place; within a table that of its last row, which a picture must not cut. */
function endOfBlock(doc: Text, at: number): number {
  let line = doc.lineAt(at);
  while (isTableLine(line.text) && line.number < doc.lines && isTableLine(doc.line(line.number + 1).text))
    line = doc.line(line.number + 1);
  return line.to;
}

const boxAt = (at: number, doc: Text, box: HTMLElement) =>
  Decoration.widget({ widget: new Box(box), block: true, side: 1 }).range(endOfBlock(doc, at));
const boxOf = ({ spec }: Decoration) => (spec as { widget: Box }).widget.element;
const isOf = (box: HTMLElement, value: Decoration) => boxOf(value) === box;
const places = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(boxes, { changes, effects, state }) {
    let next = boxes.map(changes);
    // A box whose text was deleted stays where that was: its picture may be on its way, and its words half written.
    const kept = new Set<HTMLElement>();
    next.between(0, state.doc.length, (_from, _to, value) => void kept.add(boxOf(value)));
    boxes.between(0, changes.length, (from, _to, value) => {
      const box = boxOf(value);
      if (!kept.has(box))
        next = next.update({ add: [boxAt(changes.mapPos(from), state.doc, box)], sort: true });
    });
    for (const effect of effects) {
      if (effect.is(put))
        next = next.update({ add: [boxAt(effect.value.at, state.doc, effect.value.box)], sort: true });
      if (effect.is(take)) next = next.update({ filter: (_from, _to, value) => !isOf(effect.value, value) });
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const picturePlaces = () => places;

/** Puts a box below the line at a place. */
export const putBox = (view: EditorView, at: number, box: HTMLElement): void =>
  view.dispatch({ effects: put.of({ at: Math.min(at, view.state.doc.length), box }) });

/** Takes a box away, and puts markdown in its place. */
export function takeBox(view: EditorView, box: HTMLElement, markdown: string | null): void {
  let at: number | null = null;
  view.state.field(places).between(0, view.state.doc.length, (from, _to, value) => {
    if (isOf(box, value)) at = from;
  });
  view.dispatch({ effects: take.of(box), ...(at !== null && markdown && { selection: { anchor: at } }) });
  if (markdown) insertBlock(view, [markdown]);
  else view.focus();
}
