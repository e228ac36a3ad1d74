import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/contest.json';
import textsJson from '../../../../../content/contest-texts.json';
import { ContestRules } from './ContestRules.tsx';

/**
 * **Use for** the rules of every contest, whole, with their versions.
 *
 * **Don't use for** a summary beside the form.
 */
const meta = {
  title: 'Blocks/ContestRules',
  component: ContestRules,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Règlements des jeux',
    lead: 'Les conditions de chaque jeu, en entier, dans leur version en vigueur.',
    texts: sampleContent('contest-texts', textsJson).rules,
    contests: sampleContent('contest', json)
      .contests.slice(0, 2)
      .map((contest) => ({
        ...contest,
        href: '#jeu',
        summary: 'Du 1er au 30 novembre 2026. Dès 18\u00a0ans, France métropolitaine.',
      })),
  },
} satisfies Meta<typeof ContestRules>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
