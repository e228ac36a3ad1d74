import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '@vitrine/domain/picture-manifest';
import { RichText } from './RichText.tsx';

const [picture = ''] = Object.keys(pictures);

/**
 * **Use for** text written by editors in the mini markup: bold, light, italic, superscript, lists,
 * links, spans, pictures.
 *
 * **Don't use for** text of the code itself (write elements), or text from visitors.
 */
const meta = {
  title: 'RichText',
  component: RichText,
  args: { source: 'La fibre est **vraiment** simple.' },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};

export const Everything: Story = {
  args: {
    source: [
      '**Gras**, __léger__, //italique//, exposant 1^er^, [lien](/freebox/), [important]{accent}, [discret]{muted}, [doré]{gold}.',
      '- La fibre jusqu’à chez vous\n- Le Wi-Fi partout\n- **Sans engagement**',
      `![La box vue de trois quarts](${picture})`,
      'Une première ligne\net une seconde. Ceci reste du texte : <b>non</b>, [non](javascript:alert).',
    ].join('\n\n'),
  },
};

export const Inline: Story = { args: { inline: true } };
