import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#ui/Picture/Picture.tsx';
import { withFirstPictureAhead } from './first-picture.ts';

const page = (body: string) =>
  `<html><head><title>Titre</title></head><body><picture><img alt=""/></picture>${body}</body></html>`;
const links = (html: string) => html.match(/<link[^>]*>/g) ?? [];
const first = { alt: '', sizes: '(width >= 1024px) 50vw, 100vw', priority: true };

test('the first picture is named in the head, with the files and sizes it has where it stands', () => {
  const picture = renderToStaticMarkup(<Picture src="box-pop/hero" {...first} />);
  const [, srcset = ''] = /srcSet="([^"]*\.avif[^"]*)"/.exec(picture) ?? [];
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(picture) ?? [];
  expect(srcset).not.toBe('');
  expect(links(withFirstPictureAhead(page(picture)))).toEqual([
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
  ]);
});

test('one that is framed otherwise on phones is fetched once: there or elsewhere', () => {
  const picture = renderToStaticMarkup(
    <Picture src="slides/pop" mobileSrc="slides/pop-mobile" {...first} />,
  );
  const [phone = '', others = '', ...rest] = links(withFirstPictureAhead(page(picture)));
  expect(rest).toEqual([]);
  expect(phone).toContain('pop-mobile.');
  expect(phone).toContain('media="(width &lt; 768px)"');
  expect(others).not.toContain('pop-mobile.');
  expect(others).toContain('media="not all and (width &lt; 768px)"');
});

test('a page whose pictures all wait stays as it is', () => {
  const lazy = page(
    renderToStaticMarkup(<Picture src="box-pop/hero" {...first} priority={false} />),
  );
  expect(withFirstPictureAhead(lazy)).toBe(lazy);
});
