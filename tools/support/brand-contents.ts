import { BrandFile } from '@vitrine/domain/brand-file';
import { contentFolder } from '../../apps/site/environment.ts';
import { readBrands } from '../../brands/brands.ts';

/** Every brand with the content that it shows: what is coherent is so for each. */
export const brandContents = Object.values(readBrands())
  .map((file) => BrandFile.parse(file))
  .map((brand) => ({ name: brand.name, brand, folder: contentFolder(brand.slug) }));
