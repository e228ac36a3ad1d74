import type { SOCIAL_NETWORKS } from '@vitrine/domain/content/layout';

/** What each network is for, drawn by us on a 24 px grid; its name is beside, in our typeface. */
export const socialGlyphs: Record<(typeof SOCIAL_NETWORKS)[number], string> = {
  facebook:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-5 8c0-3 2-5 5-5s5 2 5 5m2-14a3 3 0 0 1 0 6m2 3c2 .5 4 2 4 5',
  x: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5',
  instagram: 'M4 8h4l1.5-3h5L16 8h4v11H4zm8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  youtube: 'M4 5h16v14H4zm6 4v6l5-3z',
  linkedin: 'M4 8h16v11H4zm5 0V5h6v3M4 13h16',
};
