import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { attachTabs } from './Tabs.behaviour.ts';
import * as stories from './Tabs.stories.tsx';

const { Links, Panels } = composeStories(stories);

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const visiblePanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);
describe('Tabs with addresses', () => {
  test('are real links in a navigation, the current one marked', () => {
    render(<Links />);
    expect(screen.getByRole('navigation', { name: 'Télévision' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Replays' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Packs et options' }).getAttribute('href')).toBe(
      '#pack-et-options',
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a disabled one leads nowhere', () => {
    render(<Links />);
    const link = screen.getByRole('link', { name: 'Vidéo à la demande' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Tabs with panels', () => {
  test('show one panel, named by its tab', () => {
    render(<Panels />);
    expect(visiblePanels()).toEqual(['internet']);
    expect(screen.getByRole('tabpanel', { name: 'Internet' })).not.toBeNull();
  });

  test('report clicks', async () => {
    const onClick = vi.fn<() => void>();
    render(<Panels items={[{ label: 'Une', contentId: 'internet', onClick }]} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Une' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('show their panel on click, and only that one', async () => {
    render(<Panels />);
    await userEvent.click(tab('Téléphone'));
    expect([selected(), visiblePanels()]).toEqual(['Téléphone', ['telephone']]);
  });

  test('arrows, Home and End walk them, around the ends and past disabled ones', async () => {
    render(<Panels />);
    await userEvent.tab();
    const walked: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toBe(document.activeElement?.textContent);
      walked.push(...visiblePanels());
    }
    expect(walked).toEqual([
      'television',
      'telephone',
      'internet',
      'telephone',
      'internet',
      'telephone',
    ]);
    await userEvent.tab();
    expect(document.activeElement?.id).toBe('telephone');
  });

  test('leave keys that the browser has a use for: Alt and the left arrow go back', () => {
    render(<Panels />);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(fireEvent.keyDown(tab('Internet'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(selected()).toBe('Internet');
  });

  test('ignore a disabled one', async () => {
    render(<Panels />);
    await userEvent.click(tab('Domotique'));
    expect([selected(), visiblePanels()]).toEqual(['Internet', ['internet']]);
  });

  test('are heard when walked from the keyboard', async () => {
    const onClick = vi.fn<() => void>();
    const [first, second] = Panels.args.items ?? [];
    if (!first || !second) throw new Error('no tabs');
    render(<Panels items={[first, { ...second, onClick }]} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('that an island renders later work too', async () => {
    function Later() {
      const [shown, setShown] = useState(false);
      return shown ? <Panels /> : <button onClick={() => setShown(true)}>Voir</button>;
    }
    render(<Later />);
    await userEvent.click(screen.getByRole('button', { name: 'Voir' }));
    await userEvent.click(tab('Télévision'));
    expect(visiblePanels()).toEqual(['television']);
  });

  test('a tab whose panel is missing is a fault of the page', () => {
    render(<Panels />);
    document.querySelector('#television')?.setAttribute('id', 'ailleurs');
    expect(() => attachTabs(screen.getByRole('tablist'))).toThrow('no #television');
  });

  test('are one stop in the tab order', () => {
    render(<Panels />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
  });
});
