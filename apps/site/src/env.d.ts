/// <reference types="astro/client" />

declare const __CONTENT_DIRECTORY__: string;
declare const __VAR_DIRECTORY__: string;
declare const __PUBLIC_DIRECTORY__: string;
