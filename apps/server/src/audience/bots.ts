import { isbot } from 'isbot';
import { remembered } from '../remembered.ts';

/** Every browser in use says so since the 1990s. */
const BROWSER = /^Mozilla\/\d|^Opera\//;
/** A few hundred browsers make nearly every visit. */
const ANSWERS_KEPT = 1_000;

/**
 * Programs that say they are one. Not a defence: a measure of people should not count those that
 * announce themselves, and nothing here identifies anyone.
 */
export const isProgram = remembered(
  ANSWERS_KEPT,
  (userAgent) => !BROWSER.test(userAgent) || isbot(userAgent),
);
