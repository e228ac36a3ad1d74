import type { Brand } from '@vitrine/domain/brand';

/**
 * The tokens (styles/tokens.css) as e-mails can read them: mailboxes know no custom properties.
 * `mails.test.tsx` holds them to the tokens.
 */
export const MAIL_COLOURS = {
  light: {
    surface: '#ffffff',
    sunken: '#f6f6f7',
    text: '#1f1f1f',
    muted: '#5a5a62',
    line: '#e2e2e5',
    accent: '#cc0000',
    'accent-fill': '#cc0000',
    'on-accent': '#ffffff',
  },
  dark: {
    surface: '#1f1f1f',
    sunken: '#171717',
    text: '#ffffff',
    muted: '#b9b9c0',
    line: '#3d3d40',
    accent: '#ff7d78',
    'accent-fill': '#e30000',
    'on-accent': '#ffffff',
  },
} as const;

type Colours = Readonly<Record<keyof typeof MAIL_COLOURS.light, string>>;

const coloured = (colours: Colours) => `
body { background: ${colours.sunken}; color: ${colours.text}; }
.mail { background: ${colours.surface}; border-color: ${colours.line}; }
.mark { color: ${colours['accent-fill']}; }
a { color: ${colours.accent}; }
th, .foot { color: ${colours.muted}; }
th, td { border-color: ${colours.line}; }
.action { background: ${colours['accent-fill']}; color: ${colours['on-accent']}; }
blockquote { border-color: ${colours.accent}; }`;

/** In the colours of the brand, where it has its own. */
export const mailStyle = ({ light, dark }: Brand['themes']) => `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; font: 16px/1.55 Figtree, Arial, sans-serif; }
.mail { max-width: 560px; margin: 0 auto; padding: 32px 24px; border: 1px solid; border-radius: 12px; }
.mark { margin: 0 0 24px; font-size: 26px; font-style: italic; font-weight: 900; letter-spacing: -0.045em; line-height: 1; }
.mark svg { margin-right: 8px; }
h1, h2 { text-wrap: balance; }
p, td { text-wrap: pretty; }
h1 { margin: 0 0 24px; font-size: 24px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 18px; line-height: 1.25; }
p { margin: 0 0 16px; }
.whole { white-space: nowrap; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
th, td { padding: 8px 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
th { width: 36%; padding-right: 16px; font-weight: 400; }
.action { display: inline-block; padding: 12px 24px; border-radius: 999px; font-weight: 700; text-decoration: none; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid; white-space: pre-line; }
.foot { margin: 24px 0 0; font-size: 14px; }
${coloured({ ...MAIL_COLOURS.light, ...light })}
@media (prefers-color-scheme: dark) {${coloured({ ...MAIL_COLOURS.dark, ...dark })}
}`;
