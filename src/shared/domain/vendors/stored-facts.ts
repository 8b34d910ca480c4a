/** @file Reading of facts and prices stored under an older table: unknown ones are dropped. Free of the validator. */
import {
  categoryFacts,
  factNames,
  vendorFacts,
  type Fact,
  type PriceCue,
  type PriceUnit,
  type VendorFacts,
} from './vendor-facts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Returns the part of the value that the table still knows; undefined when nothing is left. */
function known(fact: Fact, value: unknown): unknown {
  switch (fact.kind) {
    case 'span': {
      if (!isRecord(value)) return undefined;
      const from = isWhole(value['from'], fact) ? value['from'] : null;
      const to = isWhole(value['to'], fact) ? value['to'] : null;
      if (from !== null && to !== null && from > to) return undefined;
      return from === null && to === null ? undefined : { from, to };
    }
    case 'number':
      return isWhole(value, fact) ? value : undefined;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(fact.options, value) ? value : undefined;
    case 'choices':
      return filled(
        [...new Set(Array.isArray(value) ? value : [])].filter(
          (one) => typeof one === 'string' && Object.hasOwn(fact.options, one),
        ),
      );
    case 'digits':
      return typeof value === 'string' && value.length === fact.length && /^\d+$/.test(value)
        ? value
        : undefined;
    case 'lines':
      return filled(
        (Array.isArray(value) ? value : [])
          .filter((line): line is string => typeof line === 'string' && line.trim() !== '')
          .map((line) => line.trim())
          .filter((line) => line.length <= fact.maxLength)
          .slice(0, fact.maxItems),
      );
  }
}

/** Returns the still known part of stored facts; it passes the schema. */
export const readFacts = (stored: unknown): VendorFacts =>
  isRecord(stored)
    ? Object.fromEntries(
        factNames.flatMap((name) => {
          const value = Object.hasOwn(stored, name) ? known(vendorFacts[name], stored[name]) : undefined;
          return value === undefined ? [] : [[name, value]];
        }),
      )
    : {};

const isKnownPrice = ({ category, unit }: PriceCue): boolean =>
  Object.hasOwn(categoryFacts, category) &&
  (categoryFacts[category].units as readonly PriceUnit[]).includes(unit);

/** Returns the stored prices whose category and unit still exist. */
export const readPrices = (stored: readonly PriceCue[]): PriceCue[] => stored.filter(isKnownPrice);
