import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { SiteSearch } from './SiteSearch.tsx';

/**
 * **Use for** searching the whole site, once a page, by the layout. browser/site-search.ts fills it;
 * here it only stands open.
 *
 * **Don't use for** filtering what a page shows (SearchBar).
 */
const meta = {
  title: 'SiteSearch',
  component: SiteSearch,
  args: {
    id: 'recherche',
    action: '#plan-du-site',
    indexHref: '/search-index.json',
    suggestions: [
      { label: 'Tester mon éligibilité', href: '#eligibilite' },
      { label: 'Comparer les Freebox', href: '#comparer' },
    ],
  },
} satisfies Meta<typeof SiteSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Opened(args) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const dialog = place.current?.querySelector('dialog');
      if (dialog) dialog.open = true;
    }, []);
    return (
      <div ref={place}>
        <SiteSearch {...args} />
      </div>
    );
  },
};
