import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceWords } from './price-words.tsx';

const whole = (words: string) => {
  const { container } = render(<PriceWords>{words}</PriceWords>);
  expect(container.textContent).toBe(words);
  return [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
};

describe('words with a price', () => {
  it.each([
    ['₹650-1,100 a plate (veg), tax extra', ['₹650-1,100']],
    ['From ₹1.5 lakh a day', ['₹1.5 lakh']],
    ['about ₹80,000 to ₹2 lakh', ['₹80,000', '₹2 lakh']],
    ['लगभग ₹80,000 से ₹2 लाख', ['₹80,000', '₹2 लाख']],
    ['₹ 45,000–₹ 60,000', ['₹ 45,000–₹ 60,000']],
    ['₹650, then ₹650', ['₹650', '₹650']],
    ['ask for a price', []],
    ['', []],
  ])('%s keeps each amount on one line', (words, amounts) => {
    expect(whole(words)).toEqual(amounts);
  });
});
