import type { TrackingEvent } from '@vitrine/domain/tracking-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { Button } from '#ui/Button/Button.tsx';
import { countEvent, setTrackingSink, startTracking } from './tracking.ts';

startTracking();
let counted: TrackingEvent[];

beforeEach(() => {
  counted = [];
  setTrackingSink((event) => counted.push(event));
  document.documentElement.dataset['page'] = 'homepage';
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Button id="pop" href="#pop" data-track="menu > freebox-pop">
        Pop
      </Button>
      <p>Rien</p>
    </>,
  );
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('tracking', () => {
  test('counts a click on what carries data-track, or on anything in it', () => {
    click('#pop > span');
    expect(counted).toEqual([
      {
        page: 'homepage',
        section: 'menu',
        action: 'freebox-pop',
        value: 'homepage > menu > freebox-pop',
      },
    ]);
  });

  test('counts elements that came later, even when the click is stopped', () => {
    document.body.innerHTML = renderToStaticMarkup(<Button data-track="faq > ouvrir">?</Button>);
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    click('button');
    expect(counted).toHaveLength(1);
  });

  test('counts nothing elsewhere, nor without a sink', () => {
    click('p');
    setTrackingSink(null);
    click('#pop > span');
    countEvent('hero > vue');
    expect(counted).toEqual([]);
  });

  test('tells the box of a link to the subscription host, whether or not it is tracked', () => {
    document.documentElement.dataset['subscription'] = 'https://abonnement.exemple.fr';
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <Button
          id="a"
          data-track="entete > souscrire"
          href="https://abonnement.exemple.fr/offre/00_choose_offre.pl?pre_box=v9s#v9s"
        >
          Ultra
        </Button>
        <Button id="b" href="https://abonnement.exemple.fr/offre/#new">
          Toutes
        </Button>
        <Button id="c" data-track="pied > autre" href="https://autre.exemple.fr/#x">
          Autre
        </Button>
      </>,
    );
    for (const id of ['#a', '#b', '#c']) click(id);
    expect(counted.map(({ value, subscription }) => [value, subscription])).toEqual([
      ['homepage > entete > souscrire', 'v9s'],
      ['homepage > souscription > new', 'new'],
      ['homepage > pied > autre', undefined],
    ]);
  });

  test('counts what is not a click', () => {
    countEvent('carousel > suivant');
    expect(counted.map(({ value }) => value)).toEqual(['homepage > carousel > suivant']);
  });
});
