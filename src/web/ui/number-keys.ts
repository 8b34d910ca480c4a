/** @file Digits of either script in fields of numbers, which browsers accept in ASCII alone. */
import type { InputEvent } from 'react';
import { asciiDigits } from '#domain/formats/digits.ts';

/** Types Devanagari digits as ASCII ones. The command preserves the caret, and the field's undo history. */
export function typeAsciiDigits(event: InputEvent<HTMLInputElement>): void {
  const { data } = event.nativeEvent;
  const digits = asciiDigits(data ?? '');
  if (digits === (data ?? '')) return;
  event.preventDefault();
  document.execCommand('insertText', false, digits);
}
