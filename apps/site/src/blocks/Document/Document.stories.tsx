import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import archived from '../../../../../content/pages/informations-covid-19.json';
import json from '../../../../../content/pages/politique-de-confidentialite.json';
import words from '../../../../../content/layout/documents.json';
import { Document } from './Document.tsx';

/**
 * **Use for** a long text that is read by its contents: legal pages, policies.
 *
 * **Don't use for** a page that sells something.
 */
const meta = {
  title: 'Blocks/Document',
  component: Document,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleContent('pages/politique-de-confidentialite', json),
    texts: sampleContent('layout/documents', words),
    alerts: controls.alerts,
  },
} satisfies Meta<typeof Document>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Archived: Story = { args: sampleContent('pages/informations-covid-19', archived) };
