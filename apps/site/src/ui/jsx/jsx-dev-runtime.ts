import * as react from 'react/jsx-dev-runtime';
import { withUnbrokenWords } from './jsx-runtime.ts';

export { Fragment } from './jsx-runtime.ts';
export const jsxDEV = withUnbrokenWords(react.jsxDEV);
