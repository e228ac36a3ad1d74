import { brandIcon } from '#build/brand-icons.ts';

export const GET = () => brandIcon('favicon.ico', 'image/x-icon');
