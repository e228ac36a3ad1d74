import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand.ts';
import { nearestPages } from './nearest-pages.ts';
import { pathOf, routeNamed, routeNames } from './routes.ts';

const nearest = nearestPages(routeNames, DEFAULT_BRAND);

describe('an address without a page means', () => {
  test.each([
    ['/freebox/freebox-utra', 'box-ultra'],
    ['/freebox/freebox-ulrta/', 'box-ultra'],
    ['/freebox/freebox-pops', 'box-pop'],
    ['/freebox-pop-s.html', 'box-pop-s'],
    ['/freebox/Box_5G', 'box-5g'],
    ['/revolution-light', 'box-revolution-light'],
    ['/freebox/r%C3%A9p%C3%A9teur-wi-fi', 'repeteur-wifi'],
    ['/netflx', 'netflix'],
    ['/tv/liste-des-chaines', 'liste-chaines'],
    ['/freebox/tarif', 'tarifs-et-conditions'],
    ['/boutique/', 'boutiques'],
    // Another word of the same family.
    ['/freebox/comparateur', 'comparer-nos-offres'],
    ['/demenager', 'demenagement'],
    ['/freebox/eligible', 'eligibilite'],
    // Nearer to « contacter » than to « connect ».
    ['/contact', 'nous-contacter'],
    // A long word may have two slips.
    ['/nteflxi', 'netflix'],
    // What follows a dot is the kind of a file at the end only.
    ['/www.netflix/', 'netflix'],
  ] as const)('%s: %s first', (address, name) => {
    expect(nearest(decodeURIComponent(address))[0]).toBe(name);
  });

  test('the page itself, when only its folder is wrong', () => {
    for (const name of routeNames) {
      const { path } = routeNamed(name);
      if (name === 'home' || name === '404' || name === '500' || path.includes('[')) continue;
      expect(nearest(`/old${pathOf(name, DEFAULT_BRAND)}`)).toContain(name);
    }
  });

  test.each([
    '/freebox/cette-page-n-existe-pas/',
    '/nulle-part/',
    '/wp-login.php',
    '/.env',
    '/',
    '/freebox/',
    // One word of the page among others that no address has.
    '/freebox/compte/xyzt',
    // Too far from « tv », « canal », « mobile » and « telephone ».
    '/tx',
    '/can',
    '/mxbxle',
    '/telephabc',
    // Their own addresses, or what has been read on them.
    '/404/',
    '/freebox/404.html',
    '/500/',
    `/${'freebox-ultra-'.repeat(20)}`,
  ])('none: %s', (address) => {
    expect(nearest(address)).toEqual([]);
  });

  test('the same as a file of any kind', () => {
    for (const file of ['/tv.html', '/tv.php'] as const)
      expect(nearest(file)).toEqual(nearest('/tv'));
    expect(nearest('/tv')).toContain('tv');
  });

  test('only what its words come nearest to', () => {
    expect(nearest('/freebox/contact')).toEqual(['nous-contacter']);
    expect(nearest('/aide/telephone')).toEqual(['telephone']);
  });

  test('a page that visitors have another word for, unless an address has that word', () => {
    const typed = {
      'nos-offres': 'abonnement formules telephone',
      'box-pop': 'le moins cher abonnement',
      'repeteur-wifi': 'zone',
    };
    const withTyped = nearestPages(routeNames, DEFAULT_BRAND, typed);
    expect(nearest('/freebox/formules')).toEqual(['formulaire-rgpd']);
    expect(withTyped('/freebox/formules')).toEqual(['nos-offres']);
    expect(withTyped('/abonnements')).toEqual(['nos-offres', 'box-pop']);
    expect(withTyped('/aide/telephone')).toEqual(['telephone']);
    expect(withTyped('/freebox/freebox-one')).toEqual([]);
  });

  test.each(['/freebox/compte', '/compte', '/freebox/gestion-compte', '/freebox/compte-free/'])(
    'no deletion of an account, by who looks for theirs: %s',
    (address) => {
      expect(nearest(address)).not.toContain('suppression-compte');
      const typed = {
        'app-espace-abonne': 'compte',
        'suppression-compte': 'supprimer',
        'formulaire-rgpd': 'suppression',
      };
      const withTyped = nearestPages(routeNames, DEFAULT_BRAND, typed);
      expect(withTyped(address)).not.toContain('suppression-compte');
      expect(withTyped(address)[0]).toBe('app-espace-abonne');
      for (const named of ['/suppression', '/suppression-compte', '/freebox/supprimer'])
        expect(withTyped(named)[0]).toBe('suppression-compte');
    },
  );

  test('a few at most', () => {
    expect(nearest('/freebox/freebox-ultra-edition')).toHaveLength(3);
  });
});
