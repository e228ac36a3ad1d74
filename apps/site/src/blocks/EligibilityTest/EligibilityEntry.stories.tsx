import type { Meta, StoryObj } from '@storybook/react-vite';
import { EligibilityEntry } from './EligibilityEntry.tsx';

/**
 * **Use for** asking where a visitor lives on a page about something else: home, offers, boxes.
 *
 * **Don't use for** the pages about the fibre: `EligibilityTest` answers there, on the spot.
 */
const meta = {
  title: 'Blocks/EligibilityEntry',
  component: EligibilityEntry,
  args: {
    title: 'La fibre est-elle chez vous ?',
    intro: 'Tapez votre adresse ou votre commune : la réponse prend deux secondes.',
  },
} satisfies Meta<typeof EligibilityEntry>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
