import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import processings from '../../../../../content/processings.json';
import { AudienceChoice } from './AudienceChoice.tsx';

/**
 * **Use for** the choice not to be counted in the audience measurement.
 *
 * **Don't use for** consent to partners (ConsentPanel).
 */
const meta = {
  title: 'Features/AudienceChoice',
  component: AudienceChoice,
  args: { texts: sampleContent('processings', processings).audience },
} satisfies Meta<typeof AudienceChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
