import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/assistance-{product}-proxi.json';
import { ProxiTeams } from './ProxiTeams.tsx';

/**
 * **Use for** the advisers near home, by area.
 *
 * **Don't use for** shops (ShopFinder).
 */
const meta = {
  title: 'Blocks/ProxiTeams',
  component: ProxiTeams,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('assistance-{product}-proxi', json),
} satisfies Meta<typeof ProxiTeams>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
