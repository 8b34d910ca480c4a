/**
 * @file Masking of replies for roles without contact details. Free text is masked unless its schema says otherwise: a new field
 * shows nothing until somebody decides that it may. Masked fields cannot be searched either.
 */
import { z } from 'zod';

/** Masking of a text. `open` shows it as it is; `hidden` shows only whether there is one. */
type Mask = 'open' | 'hidden' | 'phone' | 'email';

const masks = z.registry<{ mask: Mask | 'withheld' }>();

const masked =
  (mask: Mask | 'withheld') =>
  <S extends z.ZodType>(schema: S): S => {
    masks.add(schema, { mask });
    return schema;
  };

/** Text shown to every role: it identifies nobody outside the staff, or is ours. */
export const open = masked('open');
/** Phone number, shown as `98••• ••210` to a role without contact details. */
export const phone = masked('phone');
/** E-mail address, shown as `a•••@g•••` to a role without contact details. */
export const address = masked('email');
/** Empty for a role without contact details: a list found by comparing them. */
export const withheld = masked('withheld');

const dots = '•••';
const maskers: Readonly<Record<Mask, (text: string) => string>> = {
  open: (text) => text,
  hidden: (text) => (text === '' ? '' : dots),
  phone: (text) => (text.length < 8 ? dots : `${text.slice(0, 2)}${dots}${text.slice(-3)}`),
  email: (text) => {
    const [local = '', domain = ''] = text.split('@');
    return `${local.slice(0, 1)}${dots}@${domain.slice(0, 1)}${dots}`;
  },
};

/** Closed types, which need no masking: numbers, days, one of a list. */
const closed = new Set(['enum', 'literal', 'number', 'int', 'boolean', 'null', 'date']);
const closedFormats = new Set(['datetime', 'date', 'uuid']);
const isClosed = ({ type, format }: Definition) =>
  closed.has(type) || (format !== undefined && closedFormats.has(format));
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Returns whether a role without contact details sees this value as it is. Only then may it filter, sort, search or count by it. */
export function isShownToAll(schema: z.ZodType): boolean {
  const def = definitionOf(schema);
  return def.innerType ? isShownToAll(def.innerType) : isClosed(def) || masks.get(schema)?.mask === 'open';
}

/**
 * Returns the reply for a role without contact details. Walks the schema beside the value; hides values neither marked nor closed.
 * @where What is masked for staff without access to contact details?
 */
export function masking(schema: z.ZodType, value: unknown): unknown {
  const mask = masks.get(schema)?.mask;
  if (value === null || value === undefined) return value;
  if (mask === 'withheld') return [];
  const def = definitionOf(schema);
  if (def.innerType) return masking(def.innerType, value);
  if (Array.isArray(value)) return value.map((item) => masking(def.element ?? unknown, item));
  if (typeof value === 'object') {
    const shape = def.shape ?? {};
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        masking(shape[key] ?? def.valueType ?? unknown, part),
      ]),
    );
  }
  if (isClosed(def)) return value;
  return typeof value === 'string' ? maskers[mask ?? 'hidden'](value) : dots;
}

type Definition = {
  type: string;
  format?: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
};
const unknown = z.unknown();
