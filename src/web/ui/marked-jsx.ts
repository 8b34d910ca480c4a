/**
 * @file JSX for the pages of a language in progress. Sentences without a translation are English: their element is marked so, so that a
 * screen reader and a translator read each in its own language. Only the build of such a language uses this in place of React's
 * (scripts/marked-jsx-build.ts); a listed language has nothing to mark.
 */
import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import { jsx as one, jsxs as many } from 'react/jsx-runtime';
import { Link, NavLink } from 'react-router';
import { writtenLangOf } from './written-lang.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** Attributes with text. */
const saidIn = ['alt', 'aria-label', 'placeholder', 'title'];
/** Elements without text for people, or where no other element may be inside. */
const unmarked: readonly unknown[] = ['html', 'script', 'style', 'meta', 'link'];

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';
/** Returns whether React renders nothing for it. */
const isEmpty = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/** Wraps English text beside other elements in an element. */
function markedChild(child: ReactNode, key?: Key): ReactNode {
  if (Array.isArray(child)) return child.map((each: ReactNode, index) => markedChild(each, index));
  const lang = typeof child === 'string' ? writtenLangOf(child) : undefined;
  return lang ? one('span', { lang, children: child }, key) : child;
}

function marked(type: ElementType, props: Props): Props {
  const isLink = (type as unknown) === Link || (type as unknown) === NavLink;
  if (props['lang'] !== undefined || unmarked.includes(type)) return props;
  if (typeof type !== 'string' && type !== (Fragment as unknown) && !isLink) return props;
  const children = [props.children].flat().filter((child) => !isEmpty(child));
  if (type === (Fragment as unknown) || !children.every(isText))
    return 'children' in props ? { ...props, children: markedChild(props.children) } : props;
  const beside = saidIn.map((name) => props[name]).filter(isText);
  const lang = writtenLangOf([...children, ...beside].join(' '));
  return lang ? { ...props, lang } : props;
}

/** As `jsx` of React. */
export const jsx = (type: ElementType, props: Props, key?: Key) => one(type, marked(type, props), key);
/** As `jsxs` of React. */
export const jsxs = (type: ElementType, props: Props, key?: Key) => many(type, marked(type, props), key);
/** As `jsxDEV` of React, without the source position. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, isStatic = false) =>
  (isStatic ? jsxs : jsx)(type, props, key);
