import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', '../../../brands/free/icons'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // `staticDirs` brings it: copied twice at once, a folder may exist already.
    publicDir: false,
    define: { ...config.define, __IMAGE_BASE__: JSON.stringify('/') },
  }),
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
