import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import {
  DROPDOWN_MAX_DURATION_MS,
  DROPDOWN_MIN_DURATION_MS,
  DROPDOWN_VISIBLE_ITEMS,
  dropdownDuration,
} from './use-dropdown.ts';
import * as stories from './Dropdown.stories.tsx';

const { Empty, Chosen, WithIconsAndTitles, Disabled } = composeStories(stories);

const button = () => screen.getByRole('combobox', { name: /Votre box/ });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const active = () =>
  document.getElementById(button().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Dropdown', () => {
  test('shows its placeholder, then the chosen label', async () => {
    render(<Empty />);
    expect(button().textContent).toBe('Choisissez votre box');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('option', { name: 'Freebox Pop' }));
    expect(button().textContent).toBe('Freebox Pop');
  });

  test.each(['{Enter}', ' '])('toggles on click and on %j', async (key) => {
    render(<Empty />);
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  test.each(['{ArrowDown}', '{ArrowUp}'])('opens on %s, at the chosen item', async (key) => {
    render(<Chosen />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    expect(active()).toBe('Freebox Pop');
  });

  test('arrows, Home and End walk the items that can be chosen', async () => {
    render(<Empty />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const walked: unknown[] = [active()];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'End',
      'ArrowDown',
      'Home',
    ]) {
      await userEvent.keyboard(`{${key}}`);
      walked.push(active());
    }
    expect(walked).toEqual([
      'Freebox Ultra',
      'Freebox Ultra Essentiel',
      'Freebox Pop',
      'Freebox Révolution Light',
      'Freebox Pop',
      'Box 5G',
      'Box 5G',
      'Freebox Ultra',
    ]);
  });

  test('closes after a selection and reports it', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Empty onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['v9s']]);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  test('closes on a click outside and on Escape, changing nothing', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Chosen onChange={onChange} />);
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Freebox Pop');
  });

  test('an item that is not clickable, or a title, cannot be chosen', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { unmount } = render(<Empty onChange={onChange} />);
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('option', { name: 'Freebox Delta' }));
    expect(isOpen()).toBe(true);
    unmount();
    render(<WithIconsAndTitles onChange={onChange} />);
    await userEvent.click(button());
    await userEvent.click(screen.getAllByText('Fibre')[0] ?? document.body);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('does not open when disabled', async () => {
    render(<Disabled />);
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('a form sends the chosen value', async () => {
    const { container } = render(
      <form>
        <Empty />
      </form>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('option', { name: 'Box 5G' }));
    expect(new FormData(container.querySelector('form') ?? undefined).get('box')).toBe('box-5g');
  });

  test('items are named for tracking', async () => {
    render(<Empty />);
    await userEvent.click(button());
    const item = screen.getByRole('option', { name: 'Box 5G' });
    expect(item.dataset['track']).toBe('comparateur > box-5g');
  });

  test('shows 4 items before scrolling, by default', () => {
    expect(DROPDOWN_VISIBLE_ITEMS).toBe(4);
  });

  test('unrolls in 300 to 1000 ms, longer for a taller list', () => {
    expect([DROPDOWN_MIN_DURATION_MS, DROPDOWN_MAX_DURATION_MS]).toEqual([300, 1000]);
    expect(dropdownDuration(0)).toBe(300);
    expect(dropdownDuration(650)).toBe(650);
    expect(dropdownDuration(5000)).toBe(1000);
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(dropdownDuration(low)).toBeLessThanOrEqual(dropdownDuration(high));
      }),
    );
    const css = 'ui/Dropdown/Dropdown.module.css';
    expect(cssDeclaration(css, '.drawer', '--dropdown-duration')).toBe('300ms');
    expect(cssDeclaration(css, '.drawer', 'transition')).toContain(
      'grid-template-rows var(--dropdown-duration)',
    );
  });
});
