/** @file Checks of targets, overflow and focus, measured in the browser. Each returns the faults. */
import type { CanEvaluate } from './engines/engine.ts';

/** A page of 1280 x 1024 px at 400 percent. */
export const lowest = { width: 320, height: 256 };
/** The lowest, and a phone on its side. */
export const lowViews = [lowest, { width: 800, height: 360 }];
/** Maximum share of the bars: a quarter of a low view. */
export const barsMax = 0.26;

const controls =
  'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Returns controls smaller than 44 px in either direction. Links in running text may be smaller, as WCAG permits. */
export function smallTargets(page: CanEvaluate): Promise<string[]> {
  return page.evaluate((selector) => {
    /** Tolerance of half a pixel for rounding. */
    const leastPx = 43.5;
    type Box = { width: number; height: number };
    const runsInText = (node: Element) =>
      node.matches('a') &&
      getComputedStyle(node).display === 'inline' &&
      [...node.parentElement!.childNodes].some(
        (beside) =>
          beside !== node && beside.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(beside.textContent!),
      );
    /** Returns an element's clickable area: a checkbox with its label, a card with its stretched link. */
    const boxOf = (node: Element): Box => {
      const own = node.getBoundingClientRect();
      const label = node.matches('[type="checkbox"], [type="radio"], [type="file"]')
        ? (node as HTMLInputElement).labels?.[0]?.getBoundingClientRect()
        : undefined;
      const { content, position, width, height } = getComputedStyle(node, '::after');
      if (content !== 'none' && position === 'absolute')
        return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
      return label
        ? { width: Math.max(own.width, label.width), height: Math.max(own.height, label.height) }
        : own;
    };
    return [...document.querySelectorAll(selector)]
      .filter(
        (node) =>
          node.checkVisibility({ visibilityProperty: true }) &&
          !node.closest('[inert], [aria-hidden="true"]'),
      )
      .filter((node) => node.getBoundingClientRect().width > 1 && !runsInText(node))
      .flatMap((node) => {
        const { width, height } = boxOf(node);
        if (width >= leastPx && height >= leastPx) return [];
        const name = node.getAttribute('aria-label') ?? node.textContent.trim();
        return [`${node.tagName} "${name.slice(0, 40)}" is ${Math.round(width)} x ${Math.round(height)}`];
      });
  }, controls);
}

/** Returns elements that overflow the page sideways, or are cut off within it. Content that scrolls within its own box may be wider. */
export function spilled(page: CanEvaluate): Promise<string[]> {
  return page.evaluate(() => {
    // Parts that are not laid out have no text, and no overflow.
    document.documentElement.dataset['exactHeights'] = '';
    const widthPx = document.documentElement.clientWidth;
    const say = (node: Element, how: string) =>
      `${node.tagName} "${(node.textContent ?? '').trim().slice(0, 40)}" ${how} (${node.getAttribute('class')?.slice(0, 60)})`;
    const clips = (node: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX);
    const withinBox = (node: Element): boolean => {
      const parent = node.parentElement;
      return parent !== null && parent !== document.body && (clips(parent) || withinBox(parent));
    };
    const found = document.documentElement.scrollWidth > widthPx ? ['the page scrolls sideways'] : [];
    for (const node of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = node.getBoundingClientRect();
      if (width <= 1 || height <= 1 || node.closest('[inert], svg svg, svg > *')) continue;
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      if ((right > widthPx + 1 || left < -1) && !withinBox(node))
        found.push(say(node, `spans ${left} to ${right}`));
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(node);
      const atSide = /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
      const atFoot =
        /hidden|clip/.test(overflowY) &&
        webkitLineClamp === 'none' &&
        node.scrollHeight > node.clientHeight + 2;
      if (!atSide && !atFoot) continue;
      // Its text is costly to read: checked last.
      if (!(node instanceof HTMLElement) || node.closest('[aria-roledescription]') || node.innerText === '')
        continue;
      if (atSide) found.push(say(node, 'is cut at the side'));
      if (atFoot) found.push(say(node, 'is cut at the foot'));
    }
    return found;
  });
}

/**
 * Lengthens every word of the page by two fifths, as other languages may be, and returns the number of texts. Addresses and inputs
 * stay. The page is unusable afterwards: React does not know of the changes.
 */
export function lengthenWords(page: CanEvaluate): Promise<number> {
  return page.evaluate(() => {
    let texts = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('script, style, svg, a[href^="mailto:"]')) continue;
      const longer = node.textContent!.replaceAll(/[aeiou]/g, (vowel) => vowel.repeat(2));
      if (longer !== node.textContent) texts++;
      node.textContent = longer;
    }
    return texts;
  });
}

/**
 * Focuses every focusable element, forwards and back, and returns those that are under a fixed bar or out of view, or whose ring is
 * missing or too faint.
 */
export function poorFocus(page: CanEvaluate): Promise<string[]> {
  return page.evaluate((selector) => {
    type Colour = readonly [red: number, green: number, blue: number];
    const found = new Set<string>();
    /** WCAG's minimum contrast of non-text. */
    const leastContrast = 3;
    const parse = (text: string): Colour | null => {
      const [red, green, blue, alpha] = (/^rgba?\((.*)\)$/.exec(text)?.[1] ?? '').split(',').map(Number);
      return red === undefined || alpha === 0 || Number.isNaN(red) ? null : [red, green!, blue!];
    };
    const lightness = (colour: Colour) => {
      const [red, green, blue] = colour.map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as unknown as Colour;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [dark, light] = [lightness(one), lightness(other)].toSorted((a, b) => a - b) as [number, number];
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (node: Element | null): Colour | null =>
      node && (parse(getComputedStyle(node).backgroundColor) ?? groundOf(node.parentElement));
    const ringed = (node: Element | null): Element | null => {
      if (!node || node.matches('main, form, body')) return null;
      const style = getComputedStyle(node);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
        ? node
        : ringed(node.parentElement);
    };
    const fixedAbove = (node: Element | null, focused: Element): boolean =>
      node !== null &&
      !node.contains(focused) &&
      (/fixed|sticky/.test(getComputedStyle(node).position) || fixedAbove(node.parentElement, focused));
    const judge = (node: HTMLElement) => {
      const say = (what: string) =>
        found.add(
          `${node.tagName} "${(node.getAttribute('aria-label') ?? node.innerText).slice(0, 40)}" ${what}`,
        );
      const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
      if (width <= 1 || height <= 1) return;
      if (bottom <= 0 || top >= innerHeight) return say('has the focus out of view');
      const visible = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
      const points = [0.2, 0.5, 0.8].flatMap((across) =>
        [0.1, 0.5, 0.9].map(
          (down) =>
            [left + (right - left) * across, visible.top + (visible.bottom - visible.top) * down] as const,
        ),
      );
      const covered = points.filter(([x, y]) => fixedAbove(document.elementFromPoint(x, y), node));
      // A long text box need not be visible as a whole: its current line is.
      if (covered.length > (points.length * 2) / 3) say('has the focus under a fixed bar');
      const ring = ringed(node);
      if (!ring) return say('shows no focus');
      const { outlineColor } = getComputedStyle(ring);
      const [colour, ground] = [parse(outlineColor), groundOf(ring.parentElement)];
      if (colour && ground && contrast(colour, ground) < leastContrast)
        say(`has a ring of ${outlineColor} on rgb(${ground.join(', ')})`);
    };
    const nodes = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) && node.tabIndex >= 0 && !node.closest('[inert]'),
    );
    document.documentElement.style.scrollBehavior = 'auto';
    for (const node of [...nodes, ...nodes.toReversed()]) {
      node.focus();
      if (document.activeElement === node) judge(node);
    }
    nodes[0]?.blur();
    scrollTo(0, 0);
    return [...found];
  }, controls);
}

/** Returns the share of the view's height that full-width bars take. */
export function shareOfBars(page: CanEvaluate): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.body.querySelectorAll('*')].filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      return (
        getComputedStyle(node).position === 'fixed' &&
        width >= innerWidth - 1 &&
        height > 1 &&
        node.checkVisibility({ visibilityProperty: true })
      );
    });
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  });
}
