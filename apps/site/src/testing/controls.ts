import json from '../../../../content/layout/controls.json';
import { sampleContent } from './sample-content.ts';

/** What shared blocks call their controls, for stories. */
export const controls = sampleContent('layout/controls', json);
