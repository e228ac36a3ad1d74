import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import * as stories from './FamilySimulator.stories.tsx';

const { Default } = composeStories(stories);
const total = () =>
  (document.querySelector('[aria-live]')?.textContent ?? '').replaceAll('\u00a0', ' ');

afterEach(() => history.replaceState(null, ''));

describe('the family simulator', () => {
  test('says the bill now and after', () => {
    render(<Default />);
    expect(total()).toContain('49 euros 97 par mois pendant 12 mois, puis 71 euros 97 par mois');
    expect(total()).toContain('Vous économisez 20 €/mois');
    expect(total()).toContain(
      'pendant 12 mois, puis 8 €/mois sur vos forfaits grâce à la Freebox Pop.',
    );
  });

  test('adds up to four plans and removes down to one', async () => {
    render(<Default />);
    const add = screen.getByRole('button', { name: 'Ajouter un forfait' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(add).toHaveProperty('disabled', true);
    expect(screen.getAllByRole('combobox')).toHaveLength(5);
    expect(document.activeElement, 'the focus is where one goes on').toBe(
      screen.getByRole('combobox', { name: 'Forfait mobile 4' }),
    );
    const remove = screen.getByRole('button', { name: 'Retirer le dernier' });
    for (let i = 0; i < 3; i += 1) await userEvent.click(remove);
    expect(remove).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Forfait mobile 1' }));
    expect(total()).toContain('Freebox Pop et 1 forfait');
  });

  test('what was chosen before it woke is in the bill', () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Default />);
    const [box, plan] = screen.getAllByRole<HTMLSelectElement>('combobox');
    if (!box || !plan) throw new Error('no choice');
    box.value = 'ultra';
    plan.value = 'forfait-2-euros';
    render(<Default />, { container: host, hydrate: true });
    expect([box.value, plan.value]).toEqual(['ultra', 'forfait-2-euros']);
    expect(total()).toContain('Freebox Ultra et 2 forfaits');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      plan.selectedOptions[0]?.textContent,
    );
  });

  test('plans beyond those of the HTML are back on the way back, beside what the browser put back', async () => {
    const first = render(<Default />);
    const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter un forfait' }));
    await add();
    await add();
    const third = screen.getByRole('combobox', { name: 'Forfait mobile 3' });
    await userEvent.selectOptions(third, 'forfait-2-euros');
    first.unmount();

    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Default />);
    const [, plan] = screen.getAllByRole<HTMLSelectElement>('combobox');
    if (!plan) throw new Error('no choice');
    const initial = plan.value;
    plan.value = 'forfait-2-euros';
    const second = render(<Default />, { container: host, hydrate: true });
    const shown = () =>
      screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    const back = ['pop', 'forfait-2-euros', initial, 'forfait-2-euros'];
    expect(shown().slice(0, 4)).toEqual(back);
    expect(shown()).toHaveLength(5);
    expect(total()).toContain('Freebox Pop et 4 forfaits');

    const remove = screen.getByRole('button', { name: 'Retirer le dernier' });
    for (let i = 0; i < 3; i += 1) await userEvent.click(remove);
    second.unmount();
    render(<Default />);
    expect(shown()).toEqual(['pop', initial]);
  });

  test('a note of plans that are sold no more is not read', () => {
    history.replaceState({ plans: 'forfait-perdu,,pop' }, '');
    render(<Default />);
    expect(screen.getAllByRole('combobox')).toHaveLength(3);
  });
});
