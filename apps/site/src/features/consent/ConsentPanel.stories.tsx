import type { Meta, StoryObj } from '@storybook/react-vite';
import { listed } from '@vitrine/domain/consent/vendors';
import { VENDOR_LIST_VERSION } from '@vitrine/domain/consent/vendor-ids';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import consent from '../../../../../content/layout/consent.json';
import { Button } from '#ui/Button/Button.tsx';
import { openPanel } from '#document/consent/consent-state.ts';
import { ConsentPanel } from './ConsentPanel.island.tsx';

const words = sampleContent('layout/consent', consent);

/**
 * **Use for** choosing purpose by purpose and vendor by vendor, from the banner or any page's footer.
 *
 * **Don't use for** anything that does not need consent: it is on the cookies page.
 */
const meta = {
  title: 'ConsentPanel',
  component: ConsentPanel,
  args: {
    text: words.panel,
    close: controls.close,
    ...listed(VENDOR_LIST_VERSION, words),
    saved: words.saved,
  },
  render: (args) => (
    <>
      <Button variant="secondary" onClick={openPanel}>
        Personnaliser
      </Button>
      <ConsentPanel {...args} />
    </>
  ),
} satisfies Meta<typeof ConsentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const SecondLayer: Story = {
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'Personnaliser' }).click(),
};
