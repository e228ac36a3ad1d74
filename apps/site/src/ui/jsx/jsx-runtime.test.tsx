import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('a compound and a unit stay whole, and the text is the one that was written', () => {
  const { container } = render(<p>Le Wi-Fi est-il à 8&nbsp;Gbit/s ?</p>);
  expect(container.innerHTML).toBe(
    '<p>Le <no-break>Wi-Fi</no-break> <no-break>est-il</no-break> à 8&nbsp;<no-break>Gbit/s</no-break> ?</p>',
  );
  expect(container.textContent).toBe('Le Wi-Fi est-il à 8\u00a0Gbit/s ?');
});

test('a name of several words says that it is one, for the narrowest phones', () => {
  expect(renderToStaticMarkup(<p>La Freebox Pop, la Pop S</p>)).toBe(
    '<p>La <no-break data-name="">Freebox Pop</no-break>, la <no-break>Pop S</no-break></p>',
  );
});

test('one text stays one item where its parent lays out a row', () => {
  expect(renderToStaticMarkup(<a href="/">Aidez-moi à choisir</a>)).toBe(
    '<a href="/"><text-run><no-break>Aidez-moi</no-break> à choisir</text-run></a>',
  );
});

test('a name is read as it was written', () => {
  render(<a href="/">Aidez-moi à choisir</a>);
  expect(screen.getByRole('link', { name: 'Aidez-moi à choisir' })).not.toBeNull();
});

test('what holds characters only is left alone', () => {
  const html = renderToStaticMarkup(
    <select>
      <option>Le Wi-Fi</option>
    </select>,
  );
  expect(html).toBe('<select><option>Le Wi-Fi</option></select>');
});

test('texts among elements stay whole too, and attributes are not touched', () => {
  const box = 'Wi-Fi';
  expect(
    renderToStaticMarkup(
      <p title="Wi-Fi">
        Le {box}, <b>vraiment</b> à vous&nbsp;: gardez-le.
      </p>,
    ),
  ).toBe(
    '<p title="Wi-Fi">Le <no-break>Wi-Fi</no-break>, <b>vraiment</b> à vous\u00a0: <no-break>gardez-le</no-break>.</p>',
  );
});
