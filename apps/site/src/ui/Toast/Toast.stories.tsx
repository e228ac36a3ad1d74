import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ToastRegion } from './ToastRegion.island.tsx';
import { $toasts, showToast } from './toasts.ts';

/**
 * **Use for** confirming something the visitor has just done: 'Lien copié'. It leaves after 5 s, and
 * waits while the pointer or the focus is on it.
 *
 * **Don't use for** an error that must be mended (Alert, Input), or anything that must be read.
 */
const meta = {
  title: 'Toast',
  component: ToastRegion,
  beforeEach: () => $toasts.set([]),
  args: { texts: controls.toasts },
  render: (args) => (
    <>
      <Button onClick={() => showToast({ message: 'Le lien est copié.', variant: 'success' })}>
        Copier le lien
      </Button>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien' }));
  },
};

export const Several: Story = {
  play: async () => {
    const duration = 60_000;
    showToast({ message: 'Votre choix est enregistré.', duration });
    showToast({ message: 'Le lien est copié.', variant: 'success', duration });
    showToast({
      message: 'La copie a échoué : votre navigateur ne l’autorise pas sur cette page.',
      variant: 'error',
      duration,
    });
  },
};
