import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Section } from '#ui/Section/Section.tsx';
import { THEMES } from '#ui/theme-names.ts';
import { Carousel } from './Carousel.tsx';

const offers = ['Ultra', 'Ultra Essentiel', 'Pop', 'Pop S', 'Révolution Light'];
const banners = offers.map((name, index) => ({
  id: `banniere-${index + 1}`,
  content: (
    <Section title={`Freebox ${name}`} theme={THEMES[index] ?? 'light'}>
      <a href="#offre">Découvrir la Freebox {name}</a>
    </Section>
  ),
}));

/**
 * **Use for** a few things of equal weight in one place: the home page's announcements.
 *
 * **Don't use for** what every visitor must see: few go past the first slide. Never put a price only
 * in the second.
 */
const meta = {
  title: 'Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Nos offres du moment', texts: controls.carousel, slides: banners },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const MovesByItself: Story = { args: { autoplay: true } };

export const OneSlide: Story = { args: { slides: banners.slice(0, 1), autoplay: true } };
