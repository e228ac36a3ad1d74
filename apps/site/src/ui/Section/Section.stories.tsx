import type { Meta, StoryObj } from '@storybook/react-vite';
import { THEMES } from '#ui/theme-names.ts';
import { Section } from './Section.tsx';

/**
 * **Use for** each part of a page: a full-bleed band with a heading, an optional introduction and
 * the 1280 px content width. `theme` repaints the band and everything in it.
 *
 * **Don't use for** grouping inside a section (a plain element), or to add space around a block.
 */
const meta = {
  title: 'Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pourquoi nous choisir ?',
    intro: 'Une box qui vous ressemble, un prix clair, des conseillers près de chez vous.',
    children: <p>Le contenu de la section.</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { theme: 'dark' } };

export const Narrow: Story = { args: { width: 'narrow' } };

export const WithoutTitle: Story = {
  render: () => (
    <Section>
      <p>Le contenu de la section.</p>
    </Section>
  ),
};

export const WithId: Story = { args: { id: 'pourquoi' } };

export const Bands: Story = {
  render: () => (
    <>
      <Section title="Sur la page">Une première section.</Section>
      <Section title="Sur la page encore">Un seul espace les sépare.</Section>
      {THEMES.map((theme) => (
        <Section key={theme} title={theme} theme={theme}>
          <p>Le contenu de la section.</p>
        </Section>
      ))}
    </>
  ),
};
