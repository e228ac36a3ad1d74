import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

/**
 * **Use for** two to six views of one object. A caption names what a view shows and the others do not.
 *
 * **Don't use for** pictures of different things (Cards), nor for more than a screen of them.
 */
const meta = {
  title: 'Gallery',
  component: Gallery,
  args: {
    pictures: [
      {
        src: 'repeteur-wifi/front',
        alt: 'Le répéteur Wi-Fi de face, une lumière rouge sous le signe du Wi-Fi',
        caption: 'De face, une lumière dit si la place est bonne.',
      },
      {
        src: 'repeteur-wifi/back',
        alt: 'Le dos du répéteur : l’alimentation et une prise Ethernet',
        caption: 'Au dos, une prise Ethernet pour un appareil fixe.',
      },
      {
        src: 'repeteur-wifi/top',
        alt: 'Le répéteur vu de dessus, un dos arrondi et une façade en tissu',
        caption: 'De dessus, l’épaisseur d’un livre de poche.',
      },
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCaptions: Story = {};

export const Bare: Story = {
  args: {
    pictures: ['front', 'back', 'top'].map((angle) => ({
      src: `box-pop/${angle}`,
      alt: `La Freebox Pop, vue « ${angle} »`,
    })),
  },
};
