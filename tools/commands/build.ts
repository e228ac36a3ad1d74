import { loadEnvironment } from '../../apps/site/environment.ts';
import { publish } from '../support/release.ts';
import { fail } from '../support/fail.ts';

/** Makes a release of what is here and makes it current; nothing to do when nothing changed. */
loadEnvironment();
await publish({ say: console.log }).then((id) => console.log(`Current release: ${id}`), fail);
