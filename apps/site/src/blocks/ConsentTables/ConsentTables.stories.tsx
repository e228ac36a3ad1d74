import type { Meta, StoryObj } from '@storybook/react-vite';
import { listed } from '@vitrine/domain/consent/vendors';
import { VENDOR_LIST_VERSION } from '@vitrine/domain/consent/vendor-ids';
import { sampleContent } from '#testing/sample-content.ts';
import consent from '../../../../../content/layout/consent.json';
import page from '../../../../../content/pages/cookies.json';
import { ConsentTables } from './ConsentTables.tsx';

/**
 * **Use for** the cookies page and the privacy policy: purposes, vendors, cookies and lifetimes.
 *
 * **Don't use for** what needs no consent: that is `StorageTable`.
 */
const meta = {
  title: 'ConsentTables',
  component: ConsentTables,
  args: {
    texts: sampleContent('pages/cookies', page).consent,
    ...listed(VENDOR_LIST_VERSION, sampleContent('layout/consent', consent)),
    settingsHref: '#accord',
  },
} satisfies Meta<typeof ConsentTables>;
export default meta;

export const Everything: StoryObj<typeof meta> = {};
