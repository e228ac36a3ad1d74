import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const view = { src: 'repeteur-wifi/back', alt: 'Le dos du répéteur' };

test('a view with a caption is a figure that says it', () => {
  const html = renderToStaticMarkup(
    <Gallery pictures={[{ ...view, caption: 'Une prise Ethernet' }]} />,
  );
  expect(html).toMatch(/<figure[^>]*>.*alt="Le dos du répéteur".*<figcaption[^>]*>Une prise Eth/s);
});

test('a view without one is a picture alone', () => {
  const html = renderToStaticMarkup(<Gallery pictures={[view]} />);
  expect(html).toContain('alt="Le dos du répéteur"');
  expect(html).not.toContain('<figure');
});
