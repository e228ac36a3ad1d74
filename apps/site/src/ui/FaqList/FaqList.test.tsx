import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './FaqList.stories.tsx';

const { Closed } = composeStories(stories);

describe('FaqList', () => {
  test('ties its questions together, so that the browser keeps one open at a time', () => {
    render(<Closed />);
    const names = screen.getAllByRole('group').map((details) => details.getAttribute('name'));
    expect(names).toEqual(['faq-fibre', 'faq-fibre', 'faq-fibre']);
  });

  test('puts each id on the answer, so that a link to it opens the question', () => {
    render(<Closed />);
    const answer = document.getElementById('numero');
    expect(answer?.textContent).toContain('code RIO');
    expect(answer?.parentElement?.tagName).toBe('DETAILS');
  });

  test('names each question for tracking', () => {
    render(<Closed tracking="fibre > faq" />);
    const summary = screen.getByText(/garder mon numéro/).closest('summary');
    expect(summary?.dataset['track']).toBe('fibre > faq > numero');
  });
});
