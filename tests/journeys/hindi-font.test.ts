/** @file Every sign that the font of the Hindi pages holds can be read in bold, which the browser makes from its one weight. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';

const joined = readFileSync('art/conjuncts.txt', 'utf8').trim().split(/\s+/);
const consonants = 'क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़'.split(' ');
const halves = consonants.map((letter) => `${letter}्\u200d`);
const signs = [...new Set([...joined, ...consonants, ...halves])];

// A phone draws letters as they are; a computer with few pixels fits them to these first, which moves their corners.
for (const fitting of ['none', 'slight'])
  test(`no sign of the Hindi font stands hollow in bold, fitted to the pixels: ${fitting}`, async () => {
    const browser = await chromium.launch({
      executablePath: findHeadlessChromium(),
      args: [...chromiumFlags, `--font-render-hinting=${fitting}`],
    });
    const page = await browser.newPage();
    const font = readFileSync('src/web/styles/fonts/anek-devanagari.woff2').toString('base64');
    await page.setContent(
      `<style>@font-face { font-family: Signs; src: url(data:font/woff2;base64,${font}) }</style>`,
    );
    const hollow = await page.evaluate(async (all) => {
      await document.fonts.load('20px Signs', 'क');
      const canvas = document.createElement('canvas');
      canvas.width = 220;
      canvas.height = 90;
      const paper = canvas.getContext('2d', { willReadFrequently: true })!;
      const ink = (sign: string, weight: number, size: number) => {
        paper.fillStyle = 'white';
        paper.fillRect(0, 0, canvas.width, canvas.height);
        paper.fillStyle = 'black';
        paper.font = `${weight} ${size}px Signs`;
        paper.fillText(sign, 20, 60);
        let sum = 0;
        for (const [at, value] of paper.getImageData(0, 0, canvas.width, canvas.height).data.entries())
          if (at % 4 === 0) sum += 255 - value;
        return sum;
      };
      // Bold is at least a third more ink.
      return [15, 18, 20, 48].flatMap((size) =>
        all
          .filter((sign) => ink(sign, 700, size) < 1.27 * ink(sign, 400, size))
          .map((sign) => `${sign} at ${size}px`),
      );
    }, signs);
    await browser.close();
    expect(hollow).toEqual([]);
  });
