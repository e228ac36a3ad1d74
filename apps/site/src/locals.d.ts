import type { PageState } from '@vitrine/domain/rendering';
import type { Render } from './build/render.ts';

declare global {
  namespace App {
    interface Locals {
      render: Render;
      /** What this answer knows of its request; nothing when the page is a file. */
      state: PageState;
    }
  }
}
