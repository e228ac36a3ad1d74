import { readConfig } from '@vitrine/domain/config';

/** Every brand is built in: which one is shown is a setting. */
const files = import.meta.glob<unknown>('../../../../brands/*/brand.json', {
  eager: true,
  import: 'default',
});
const brands = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.split('/').at(-2) ?? '', file]),
);

/** The configuration of the site being built. Never imported by an island. */
export const config = readConfig(process.env, brands);
