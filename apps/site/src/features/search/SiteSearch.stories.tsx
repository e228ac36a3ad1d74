import type { Meta, StoryObj } from '@storybook/react-vite';
import { packSearchIndex } from '@vitrine/domain/search-document';
import { sampleContent } from '#testing/sample-content.ts';
import menu from '../../../../../content/layout/menu.json';
import words from '../../../../../content/layout/search.json';
import { SiteSearch } from './SiteSearch.island.tsx';

const documents = [
  { kind: 'offre', title: 'Freebox Pop', href: '#pop', text: 'Fibre et Wi-Fi 7', keywords: '' },
  { kind: 'offre', title: 'Freebox Pop S', href: '#pop-s', text: 'Sans la TV', keywords: '' },
  { kind: 'page', title: '<img src=x>', href: '#image', text: 'Un titre hostile', keywords: '' },
] as const;
const index = packSearchIndex({ ...sampleContent('layout/search', words), documents });
const indexHref = `data:application/json,${encodeURIComponent(JSON.stringify(index))}`;

/**
 * **Use for** searching the whole site, once a page, by the layout.
 *
 * **Don't use for** filtering what a page shows (SearchBar).
 */
const meta = {
  title: 'SiteSearch',
  component: SiteSearch,
  args: {
    id: 'recherche',
    siteMap: '#plan-du-site',
    texts: sampleContent('layout/menu', menu).search,
    indexHref,
    suggestions: [
      { label: 'Tester mon éligibilité', href: '#eligibilite' },
      { label: 'Comparer les Freebox', href: '#comparer' },
    ],
  },
} satisfies Meta<typeof SiteSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The document opens it on a page. */
const openIt: NonNullable<Story['play']> = async ({ canvas }) =>
  canvas.getByRole('dialog', { hidden: true }).setAttribute('open', '');

export const Open: Story = { play: openIt };

export const Found: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openIt(context);
    await userEvent.type(canvas.getByRole('searchbox'), 'pop');
    await canvas.findByText('2 résultats');
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openIt(context);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz');
    await canvas.findByText(/Aucun résultat/);
  },
};

export const WithoutItsIndex: Story = {
  args: { indexHref: 'data:text/plain,rien' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openIt(context);
    await userEvent.type(canvas.getByRole('searchbox'), 'pop');
    await canvas.findByText(/ne répond pas/);
  },
};
