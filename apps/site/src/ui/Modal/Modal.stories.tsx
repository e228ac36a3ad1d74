import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from './Modal.tsx';

/**
 * **Use for** something to read or settle before going on, opened by the visitor: legal mentions of a
 * slide, a trailer, details of an offer (`side`).
 *
 * **Don't use for** anything that opens by itself, a price or its conditions, or a whole page.
 */
const meta = {
  title: 'Modal',
  component: Modal,
  args: {
    id: 'mentions',
    title: 'Mentions légales de l’offre',
    close: controls.close,
    children: (
      <p>
        Offre réservée aux nouveaux abonnés, sous réserve d’éligibilité. Les débits sont des débits
        théoriques maximaux.
      </p>
    ),
  },
  render: (args) => (
    <>
      <Button commandfor={args.id} command="show-modal" variant="secondary">
        Voir les mentions légales
      </Button>
      <Modal {...args} />
    </>
  ),
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Voir les mentions légales' }).click();
};

export const Closed: Story = {};

export const Centred: Story = { play: openIt };

export const ClosedSide: Story = { args: { placement: 'side' } };

export const Side: Story = { args: { placement: 'side' }, play: openIt };

export const LongWithFooter: Story = {
  args: {
    footer: <Button>J’ai compris</Button>,
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>
        Offre réservée aux nouveaux abonnés, sous réserve d’éligibilité. Les débits sont des débits
        théoriques maximaux.
      </p>
    )),
  },
  play: openIt,
};
