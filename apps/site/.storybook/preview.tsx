import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import '../src/styles/base.css';
import { DEFAULT_THEME, THEMES } from '../src/ui/theme-names.ts';

/** The specification's design breakpoints, the smallest phone we support, and a common one. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1440, 1920];

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...THEMES], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: DEFAULT_THEME },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  decorators: [
    // A story is checked as a page would be: with a main landmark, and headings above its own.
    (Story, { title, name }) => (
      <main>
        <div className="visually-hidden">
          <h1>{title}</h1>
          <h2>{name}</h2>
        </div>
        <Story />
      </main>
    ),
    (Story, { globals }) => {
      const theme: string = globals['theme'] ?? DEFAULT_THEME;
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme;
        // As the layout's early script says: this page has scripts.
        document.documentElement.classList.add('js');
      }, [theme]);
      return <Story />;
    },
  ],
};

export default preview;
