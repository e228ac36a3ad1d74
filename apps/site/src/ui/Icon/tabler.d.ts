// Icons are imported one by one (the package's own entry re-exports six thousand), and the package
// types its entry only.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';

  const icon: TablerIcon;
  export default icon;
}
