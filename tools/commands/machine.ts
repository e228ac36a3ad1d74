import { ensureBrowser } from '../support/browser.ts';
import { ensureJava } from '../support/java.ts';

/** What the proof needs and npm does not bring, before its turn comes: a browser, and a JRE. */
console.log(`Browser: ${ensureBrowser()}`);
console.log(`Java: ${ensureJava() ? 'found' : 'none'}`);
