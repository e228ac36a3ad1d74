import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/demandes.json';
import suivi from '../../../../../content/pages/suivi.json';
import { StaffRequest } from './StaffRequest.tsx';

/** **Use for** one request as those who answer it read it. **Don't use for** its sender (FollowUp). */
const meta = {
  title: 'Features/StaffRequest',
  component: StaffRequest,
  parameters: { layout: 'fullscreen' },
  args: {
    page: sampleContent('pages/demandes', page),
    texts: sampleContent('pages/suivi', suivi),
    formName: 'Nous contacter',
    request: {
      reference: '7K3M-Q9XD',
      form: 'contact',
      receivedAt: '2026-11-13T09:30:00Z',
      state: 'received',
      answers: [],
      deadline: '2026-11-17T09:30:00Z',
      declared: [
        { label: 'Nom', value: 'Élodie Noël' },
        { label: 'Votre message', value: 'Ma box clignote en rouge depuis ce matin.' },
      ],
      outcome: null,
      prize: null,
      confirmation: null,
      steps: [],
    },
  },
} satisfies Meta<typeof StaffRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Received: Story = {};

export const DeletionConfirmed: Story = {
  args: {
    formName: 'Suppression de compte',
    request: {
      ...meta.args.request,
      form: 'account-deletion',
      state: 'confirmed',
      steps: ['cancel'],
    },
  },
};
