import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../../../brands/brands.ts';

const example = new URL('../../../../.env.example', import.meta.url);

/** The working values that ship with the project, with some of them changed. */
export function testEnvironment(changes: Record<string, string> = {}): Record<string, string> {
  return { ...(parseEnv(readFileSync(example, 'utf8')) as Record<string, string>), ...changes };
}

export function testConfig(changes: Record<string, string> = {}): Config {
  return readConfig(testEnvironment(changes), readBrands());
}
