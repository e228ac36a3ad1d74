import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMPANION_APPS } from '@vitrine/domain/companion-apps';
import { AppScreen } from './AppScreen.tsx';

/**
 * **Use for** showing a companion application beside its name, in a card or at the top of its page.
 *
 * **Don't use for** a real screen of an application: it is a drawing.
 */
const meta = {
  title: 'AppScreen',
  component: AppScreen,
  args: { of: 'app-connect' },
} satisfies Meta<typeof AppScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connect: Story = {};

export const Every: Story = {
  render: () => (
    <>
      {COMPANION_APPS.map((app) => (
        <AppScreen key={app} of={app} />
      ))}
    </>
  ),
};
