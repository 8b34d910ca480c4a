import { describe, expect, it } from 'vitest';
import { buttonWords, htmlOf } from './html-of.ts';

const from = { name: 'Aangan', address: 'namaste@example.in' };
const button = { label: 'See your request', url: 'https://example.in/enquiry/a-b_c?x=1&y=2' };
const html = (text: string, more: Partial<Parameters<typeof htmlOf>[0]> = {}) =>
  htmlOf({ from, subject: 'About "you" & us', text, ...more });

describe('the HTML of a mail', () => {
  it('has the same words, with links that can be tapped', () => {
    const written = html(
      'Namaste,\n\nSee it here:\nhttps://example.in/enquiry/a-b_c?x=1&y=2.\n\nCall: tel:+919800012345',
    );
    expect(written).toContain(
      '<a href="https://example.in/enquiry/a-b_c?x=1&#38;y=2">https://example.in/enquiry/a-b_c?x=1&#38;y=2</a>.',
    );
    expect(written).toContain('<a href="tel:+919800012345">');
    expect(written).toContain('See it here:<br>');
    expect(written).toContain('<title>About &#34;you&#34; &#38; us</title>');
  });

  it('has one button, with the plain address below, also when a stranger repeats its words', () => {
    const text = `Namaste,\n\n${buttonWords(button)}\n\n${buttonWords(button)}\n\n-- \nAangan`;
    const written = html(text, { button });
    expect(written.match(/class="action"/g)).toHaveLength(1);
    expect(written.match(/class="address"/g)).toHaveLength(1);
    expect(written).toMatch(/class="small"[^]*Aangan<\/div>/);
    expect(html('Namaste', { button })).not.toContain('class="action"');
  });

  it('follows the scheme of its reader, speaks a language, and loads nothing', () => {
    const written = html('नमस्ते', { locale: 'hi' });
    expect(written).toContain('content="light dark"');
    expect(written).toContain('(prefers-color-scheme: dark)');
    expect(written).toContain('<html lang="hi"');
    expect(written).not.toMatch(/<img|<script|url\(|<link|@import|\ssrc=/);
  });

  it('carries no markup of a stranger, and never searches their words for places to fill', () => {
    const written = html(
      '<script>alert(1)</script> <img src=x onerror=y> javascript:alert(1) https://x.in/"onclick="z\n\n&amp; {{brand}} $& $1',
      { preview: '"><script>' },
    );
    expect(written).not.toMatch(/<script|<img|href="javascript|onclick="z"/);
    expect(written.match(/<a /g)).toHaveLength(1);
    expect(written).toContain('&#38;amp; {{brand}} $&#38; $1');
  });

  it('ends with the last signature: a value may hold the same line', () => {
    const written = html('Name: x\n\n-- \nNot yet.\n\nPhone: 98123\n\n-- \nAangan');
    expect(written).toMatch(/class="words"[^]*Not yet\.[^]*Phone: 98123[^]*class="small"/);
  });
});
