import { fillBrandSlug } from '@vitrine/domain/brand';
import { type Route, type RouteName, routeNamed, trailOf } from '@vitrine/domain/routes';
import { absolute } from '#build/absolute.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import { shareImagePath } from '#build/share-images.ts';

/** What a page says of itself to search engines and social networks. */
export type Head = ReturnType<typeof headOf>;

export type HeadOptions = {
  route: RouteName;
  /** Parameters of the route's path, and texts of its own for a page of a family. */
  parameters?: Readonly<Record<string, string>>;
  title?: string;
  description?: string;
  label?: string;
  jsonLd?: readonly object[];
};

export type Crumb = { name: string; href: string };

export function headOf(render: Render, options: HeadOptions) {
  const route: Route = routeNamed(options.route);
  const { title, description } = render.pageTexts(options.route);
  const path = linkTo(options.route, options.parameters);
  return {
    title: options.title ?? title,
    description: options.description ?? description,
    canonical: absolute(route.canonical ? linkTo(route.canonical) : path),
    image: absolute(shareImagePath(options.route)),
    indexable: route.indexable,
    tracking: fillBrandSlug(route.tracking, config.brand),
    jsonLd: [
      ...(options.route === 'home'
        ? [organization(), webSite()]
        : [breadcrumbList(render, options)]),
      ...(options.jsonLd ?? []),
    ],
  };
}

export function crumbsOf(
  { pageTexts }: Render,
  { route, parameters, label }: HeadOptions,
): Crumb[] {
  return trailOf(route).map((name) => ({
    name: name === route && label !== undefined ? label : pageTexts(name).label,
    href: linkTo(name, name === route ? parameters : undefined),
  }));
}

function organization(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: config.brand.name,
    url: absolute(linkTo('home')),
    logo: absolute('/icon-512.png'),
  };
}

function webSite(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.brand.name,
    url: absolute(linkTo('home')),
    inLanguage: 'fr-FR',
  };
}

function breadcrumbList(render: Render, options: HeadOptions): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(render, options).map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}
