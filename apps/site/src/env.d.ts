/// <reference types="astro/client" />

declare const __CONTENT_DIRECTORY__: string;
declare const __GEO_DIRECTORY__: string;
declare const __PHOTOS_DIRECTORY__: string;
declare const __VAR_DIRECTORY__: string;
declare const __PUBLIC_DIRECTORY__: string;
/** Where pictures are served from: '/' or another origin. Known to islands too. */
declare const __IMAGE_BASE__: string;
