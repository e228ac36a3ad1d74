import type { Meta, StoryObj } from '@storybook/react-vite';
import { slideFigure } from '@vitrine/domain/slide-figure';
import { catalogue } from '#testing/catalogue.ts';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/carousel.json';
import { HomeCarousel } from './HomeCarousel.tsx';

const { label, slides: announced } = sampleContent('home/carousel', json);
const slides = announced.map((slide) => ({
  ...slide,
  figure: slideFigure(slide, catalogue.boxes),
}));

/**
 * **Use for** the announcements of the moment, at the top of the home page.
 *
 * **Don't use for** a price that every visitor must see: few go past the first slide.
 */
const meta = {
  title: 'Blocks/HomeCarousel',
  component: HomeCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Freebox, la fibre et la télévision',
    label,
    controls,
    slides,
  },
} satisfies Meta<typeof HomeCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
};
