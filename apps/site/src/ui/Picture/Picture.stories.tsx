import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '@vitrine/domain/picture-manifest';
import { Picture } from './Picture.tsx';

const [first = '', second = first] = Object.keys(pictures);

/**
 * **Use for** every bitmap of the site: it writes AVIF and WebP at each width, reserves the room and
 * loads lazily. `priority` is for the one picture of the first screen.
 *
 * **Don't use for** icons (Icon) or decoration that CSS can draw.
 */
const meta = {
  title: 'Picture',
  component: Picture,
  args: {
    src: first,
    alt: 'La box vue de trois quarts',
    sizes: '(width >= 1024px) 50vw, 100vw',
  },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lazy: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Decorative: Story = { args: { alt: '' } };

export const ArtDirected: Story = { args: { mobileSrc: second } };
