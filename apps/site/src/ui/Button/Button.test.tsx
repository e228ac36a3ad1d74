import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Button.stories.tsx';

const { Primary, Link, LinkToNewTab, DisabledLink, Disabled, Loading, Sizes } =
  composeStories(stories);

describe('Button', () => {
  test('is a button that does not submit unless told to', () => {
    render(<Primary />);
    expect(screen.getByRole('button', { name: 'Je m’abonne' })).toHaveProperty('type', 'button');
  });

  test('is a real link when it has a destination', () => {
    render(<Link />);
    expect(screen.getByRole('link', { name: 'Je m’abonne' }).getAttribute('href')).toBe(
      '#souscrire',
    );
  });

  test('leaves no word of a long name alone', () => {
    expect(cssDeclaration('ui/Button/Button.module.css', '.root', 'text-wrap')).toBe('balance');
  });

  test('says that a link opens a new window, and does not hand over the opener', () => {
    render(<LinkToNewTab />);
    const link = screen.getByRole('link', { name: 'Espace abonné (nouvelle fenêtre)' });
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  test('a disabled link leads nowhere and leaves the tab order', () => {
    render(<DisabledLink />);
    const link = screen.getByRole('link', { name: 'Victime de son succès' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });

  test('a disabled button ignores clicks', async () => {
    const onClick = vi.fn<() => void>();
    render(<Disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('while loading it keeps the focus, says so, and neither clicks nor submits', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Loading type="submit" onClick={onClick} />
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Je m’abonne (chargement en cours)' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('comes in the four sizes s, m, l, xl and three variants', () => {
    render(<Sizes />);
    expect(screen.getAllByRole('button')).toHaveLength(12);
  });
});
