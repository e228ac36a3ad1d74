import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TabPanel } from '#ui/Tabs/TabPanel.tsx';
import { beforeFirstPaint } from '../layouts/early-script.ts';
import { enhance } from './enhance.ts';

/** A page as the server wrote it: nothing of React runs on it. */
function page(content: Parameters<typeof renderToStaticMarkup>[0]): void {
  document.body.innerHTML = renderToStaticMarkup(content);
}
const tabs = (
  <>
    <Tabs
      label="La box"
      items={[
        { label: 'Internet', contentId: 'internet' },
        { label: 'Télévision', contentId: 'television' },
      ]}
    />
    <TabPanel id="internet" selected>
      La fibre
    </TabPanel>
    <TabPanel id="television">Les chaînes</TabPanel>
  </>
);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the enhancer', () => {
  test('gives a static page the behaviours of its components', () => {
    page(tabs);
    enhance();
    document.getElementById('television-tab')?.click();
    expect(document.getElementById('television')?.hidden).toBe(false);
    expect(document.getElementById('internet')?.hidden).toBe(true);
  });

  test('does what was pressed before it came, and leaves the rest to HTML', () => {
    beforeFirstPaint();
    page(
      <>
        {tabs}
        <button type="button" popoverTarget="menu">
          Menu
        </button>
      </>,
    );
    document.getElementById('television-tab')?.click();
    expect(document.getElementById('television')?.hidden).toBe(true);
    enhance();
    expect(document.getElementById('television')?.hidden).toBe(false);

    const menu = document.querySelector<HTMLElement>('[popovertarget]');
    const opened = vi.fn<() => void>();
    menu?.addEventListener('click', opened);
    menu?.click();
    enhance();
    expect(opened).toHaveBeenCalledOnce();
  });

  test('throws in development when a component forgot a mark', () => {
    page(tabs);
    document.getElementById('television')?.remove();
    expect(enhance).toThrow('no #television');
  });
});
