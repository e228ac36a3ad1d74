import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Accordion.stories.tsx';
import { ACCORDION_DURATION_MS } from './Accordion.tsx';

const { Closed, Open, Disabled, DisabledOpen, WithId, Group } = composeStories(stories);

const css = 'ui/Accordion/Accordion.module.css';
const answer = /expédiée sous 48/;

describe('Accordion', () => {
  test('opens and closes on click', async () => {
    render(<Closed />);
    const details = screen.getByRole('group');
    expect(details).toHaveProperty('open', false);
    await userEvent.click(screen.getByText(/livraison de ma box/));
    expect(details).toHaveProperty('open', true);
    await userEvent.click(screen.getByText(/livraison de ma box/));
    expect(details).toHaveProperty('open', false);
  });

  test('may start open', () => {
    render(<Open />);
    expect(screen.getByRole('group')).toHaveProperty('open', true);
  });

  test('ignores toggling when disabled, whether closed or open', async () => {
    const { unmount } = render(<Disabled />);
    const bar = screen.getByRole('button', { expanded: false });
    expect(bar).toHaveProperty('disabled', true);
    await userEvent.click(bar);
    expect(screen.queryByText(answer)).toBeNull();
    unmount();

    render(<DisabledOpen />);
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    expect(screen.getByText(answer)).not.toBeNull();
  });

  test('can be linked to by id and take its place in the outline', () => {
    render(<WithId />);
    expect(screen.getByText(answer).closest('#livraison')?.closest('details')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 3 })).not.toBeNull();
  });

  test('a group shares one name, by which the browser keeps one open', () => {
    render(<Group />);
    const names = screen.getAllByRole('group').map((details) => details.getAttribute('name'));
    expect(names).toEqual(['livraison', 'livraison']);
  });

  test('animates for 400 ms, in the style sheet as in the code', () => {
    expect(ACCORDION_DURATION_MS).toBe(400);
    expect(cssDeclaration(css, '.root', '--accordion-duration')).toBe(`${ACCORDION_DURATION_MS}ms`);
    expect(cssDeclaration(css, '.root::details-content', 'transition')).toContain(
      'grid-template-rows var(--accordion-duration)',
    );
  });
});
