import { readConfig } from '@vitrine/domain/config';

/** The configuration of the site being built. Never imported by an island. */
export const config = readConfig(process.env);
