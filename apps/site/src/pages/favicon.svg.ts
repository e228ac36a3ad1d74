import { brandIcon } from '#build/brand-icons.ts';

export const GET = () => brandIcon('favicon.svg', 'image/svg+xml');
