import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Price.stories.tsx';

const {
  DiscountThatEnds,
  Promotion,
  WithoutPromotion,
  Sizes,
  Amount,
  WholeEuros,
  FlaggedAsEuros,
  PaidOnce,
  OtherSuffix,
} = composeStories(stories);

/** What is on the screen: everything but the spoken form. */
function seen(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return copy.textContent.trim();
}

/** What is said: everything but what is hidden from assistive technology. */
function said(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent.trim();
}

describe('Price', () => {
  test('shows a promotion with its duration and the price after, in one block', () => {
    const { container } = render(<Promotion />);
    expect(seen(container)).toBe('29,99\u00a0€/mois pendant 12\u00a0mois, puis 39,99\u00a0€/mois');
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });

  test('says it once, in words', () => {
    const { container } = render(<Promotion />);
    expect(said(container)).toBe('29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois');
  });

  test('a price without promotion has nothing after', () => {
    const { container } = render(<WithoutPromotion />);
    expect(seen(container)).toBe('23,99\u00a0€/mois');
    expect(said(container)).toBe('23 euros 99 par mois');
  });

  test('a discount that ends is over, not free', () => {
    const { container } = render(<DiscountThatEnds />);
    expect(seen(container)).toBe('10\u00a0€/mois pendant 12\u00a0mois');
    expect(said(container)).toBe('10 euros par mois pendant 12 mois');
  });

  test('sets euros and cents apart, so that they can be sized differently', () => {
    render(<Amount />);
    expect(screen.getByText('9').textContent).toBe('9');
    expect(screen.getByText(/^,99/).textContent).toBe(',99\u00a0€');
  });

  test('hides cents that are 00', () => {
    const { container } = render(<WholeEuros />);
    expect(seen(container)).toBe('2\u00a0€/mois');
    expect(said(container)).toBe('2 euros par mois');
  });

  test('an amount flagged as euros is not divided', () => {
    const { container } = render(<FlaggedAsEuros />);
    expect(seen(container)).toBe('À partir de 6,99\u00a0€/mois');
    expect(said(container)).toBe('À partir de 6 euros 99 par mois');
  });

  test('the suffix can be another, or none', () => {
    const once = render(<PaidOnce />);
    expect(seen(once.container)).toBe('49\u00a0€');
    expect(said(once.container)).toBe('49 euros');
    once.unmount();
    const yearly = render(<OtherSuffix />);
    expect(seen(yearly.container)).toBe('59,90\u00a0€/an');
    expect(said(yearly.container)).toBe('59 euros 90 par an');
  });

  test('comes in the four sizes s, m, l, xl', () => {
    render(<Sizes />);
    const looks = screen.getAllByRole('paragraph').map((price) => price.className);
    expect(new Set(looks).size).toBe(4);
  });
});
