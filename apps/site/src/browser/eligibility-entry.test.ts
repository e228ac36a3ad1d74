import { beforeEach, expect, test, vi } from 'vitest';
import { startEligibilityEntries } from './eligibility-entry.ts';
import { keepPlace } from './visit-place.ts';

const rouen = {
  label: 'Rouen',
  city: 'Rouen',
  citycode: '76540',
  postcode: '76000',
  department: 'Seine-Maritime',
  precise: false,
  longitude: 1.09,
  latitude: 49.44,
};

const input = () => document.querySelector('input');

beforeEach(() => {
  sessionStorage.clear();
  const section = document.createElement('div');
  section.dataset['eligibilityEntry'] = '';
  const form = document.createElement('form');
  const list = document.createElement('ul');
  list.id = 'list';
  list.hidden = true;
  form.append(document.createElement('input'), list);
  section.append(form);
  document.body.replaceChildren(section);
});

test('it already knows the place of the visit', () => {
  keepPlace(rouen);
  startEligibilityEntries();
  expect(input()?.value).toBe('Rouen');
});

test('what was typed before the script came is kept', () => {
  keepPlace(rouen);
  const field = input();
  if (field) field.value = 'Lille';
  startEligibilityEntries();
  expect(input()?.value).toBe('Lille');
});

test('suggestions are fetched at the first sign of interest, not before', async () => {
  startEligibilityEntries();
  expect(input()?.getAttribute('role')).toBeNull();
  document.querySelector('form')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(input()?.getAttribute('role')).toBe('combobox'));
});
