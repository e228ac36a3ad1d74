import type { PageState } from '@vitrine/domain/rendering';

declare global {
  namespace App {
    interface Locals {
      /** What this answer knows of its request; nothing when the page is a file. */
      state: PageState;
    }
  }
}
