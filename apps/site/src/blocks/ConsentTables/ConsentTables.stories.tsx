import type { Meta, StoryObj } from '@storybook/react-vite';
import { PURPOSES, VENDORS } from '@vitrine/domain/consent/vendors';
import { ConsentTables } from './ConsentTables.tsx';

/**
 * **Use for** the cookies page and the privacy policy: purposes, vendors, cookies and lifetimes.
 *
 * **Don't use for** what needs no consent: that is `StorageTable`.
 */
const meta = {
  title: 'ConsentTables',
  component: ConsentTables,
  args: { purposes: PURPOSES, vendors: VENDORS, settingsHref: '#accord' },
} satisfies Meta<typeof ConsentTables>;
export default meta;

export const Everything: StoryObj<typeof meta> = {};
