/** @file Reads the HTML of a mail as a person does, back into the text that it should equal. */
import { JSDOM } from 'jsdom';
import { htmlOf, signatureMark } from '#platform/mailer/html-of.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

const wordsIn = (element: Element | null): string => {
  const copy = element!.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent;
};

/** The HTML of a mail, read. */
export type ReadMail = {
  html: string;
  /** The visible words, in the form of the text part. */
  text: string;
  preview: string;
  brand: string;
  buttons: { label: string; href: string }[];
  links: string[];
};

/** Reads the HTML of a mail. */
export function readMail(message: MailMessage): ReadMail {
  const html = htmlOf(message);
  const { document } = new JSDOM(html).window;
  const said: string[] = [];
  for (const part of document.querySelectorAll('.words, .heading, .action, .address, .small')) {
    if (part.matches('.action')) said.push(`${wordsIn(part.querySelector('a')).trim()}:`);
    else if (part.matches('.address')) said[said.length - 1] += `\n${wordsIn(part.querySelector('div'))}`;
    else if (part.matches('.small')) said.push(`${signatureMark}\n${wordsIn(part.querySelector('div'))}`);
    else said.push(wordsIn(part.querySelector('div')));
  }
  return {
    html,
    text: said.join('\n\n'),
    preview: document.querySelector('body > div')!.textContent,
    brand: wordsIn(document.querySelector('.brand div')),
    buttons: [...document.querySelectorAll('.action a')].map((one) => ({
      label: one.textContent.trim(),
      href: one.getAttribute('href')!,
    })),
    links: [...document.querySelectorAll('a')].map((one) => one.getAttribute('href')!),
  };
}
