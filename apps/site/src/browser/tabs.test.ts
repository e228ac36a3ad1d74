import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTabs } from './tabs.ts';

const focused = () => document.activeElement?.id;
const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((tab) => tab.id).join();
const shown = () =>
  [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.id).join();
const tab = (id: string) => document.getElementById(id) ?? document.body;

beforeAll(startTabs);
beforeEach(() => {
  document.body.innerHTML = `<div role="tablist" data-tabs>
      <button role="tab" id="t1" aria-controls="p1" aria-selected="true" tabindex="0">1</button>
      <button role="tab" id="t2" aria-controls="p2" aria-selected="false" tabindex="-1">2</button>
      <button role="tab" id="t3" aria-controls="p3" aria-selected="false" tabindex="-1" disabled>3</button>
      <button role="tab" id="t4" aria-controls="p4" aria-selected="false" tabindex="-1">4</button>
    </div>
    ${[1, 2, 3, 4].map((n) => `<div role="tabpanel" id="p${n}" tabindex="0" ${n === 1 ? '' : 'hidden'}></div>`).join('')}`;
});

describe('tabs', () => {
  test('show their panel on click, and only that one', async () => {
    await userEvent.click(tab('t4'));
    expect([selected(), shown()]).toEqual(['t4', 'p4']);
  });

  test('arrows, Home and End walk them, around the ends and past disabled ones', async () => {
    await userEvent.tab();
    const walked: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toBe(focused());
      walked.push(shown());
    }
    expect(walked).toEqual(['p2', 'p4', 'p1', 'p4', 'p1', 'p4']);
    await userEvent.tab();
    expect(focused()).toBe('p4');
  });

  test('ignore a disabled one', async () => {
    await userEvent.click(tab('t3'));
    expect([selected(), shown()]).toEqual(['t1', 'p1']);
  });

  test('are heard when walked from the keyboard', async () => {
    const heard = vi.fn<() => void>();
    tab('t2').addEventListener('click', heard);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(heard).toHaveBeenCalledOnce();
  });
});
