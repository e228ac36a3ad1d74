import 'react';

declare module 'react' {
  // Invoker commands, which @types/react does not know yet.
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}
