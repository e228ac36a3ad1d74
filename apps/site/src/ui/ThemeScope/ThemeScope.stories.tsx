import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { THEMES } from '#ui/theme-names.ts';
import { ThemeScope } from './ThemeScope.tsx';

/**
 * **Use for** a band of a page in another theme (UltraApp around the Ultra boxes). A component that
 * must dress the whole page uses `overrideTheme` (document/page-state.ts), which gives light back when it
 * leaves.
 *
 * **Don't use for** changing one colour: pick another token.
 */
const meta = {
  title: 'ThemeScope',
  component: ThemeScope,
  args: { theme: 'UltraApp', children: null },
} satisfies Meta<typeof ThemeScope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllThemes: Story = {
  render: () => (
    <>
      {THEMES.map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <h2>{theme}</h2>
          <p>La fibre, le Wi-Fi et la télévision, sans engagement.</p>
          <Button>Je m’abonne</Button>
          <Button variant="secondary">En savoir plus</Button>
          <Button variant="ghost">Conditions</Button>
          <Alert variant="info" words={controls.alerts}>
            Les offres sont valables jusqu’à la fin du mois.
          </Alert>
        </ThemeScope>
      ))}
    </>
  ),
};
