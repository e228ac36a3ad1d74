import type { ShopFinderTexts } from '@vitrine/domain/content/places';
import { ofPlace } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { Point } from '@vitrine/geo/distance';
import { meantPlaces, NAMESAKES_AT_MOST, type Place, placeDetail } from '@vitrine/geo/place';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { besideOthers, nameAddressQuery } from '#document/address-query.ts';
import { findPlaces, readGuess } from '#document/find-places.ts';
import { framePainted } from '#document/frame-painted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Chips } from '#ui/Chips/Chips.tsx';
import { ContentSwitcher } from '#ui/ContentSwitcher/ContentSwitcher.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { MapTown } from '#ui/MapFrame/map-towns.ts';
import { SearchBar, type SearchBarProps } from '#ui/SearchBar/SearchBar.tsx';
import { useResource } from '#ui/use-resource.ts';
import styles from './ShopFinder.module.css';
import { ListedStates } from './ListedStates.tsx';
import { ShopMap } from './ShopMap.tsx';
import { SHOWN_AT_ONCE, SpotList } from './SpotList.tsx';
import { nearestToSpots, readSpots, type Spot, spotSearch } from './spots.ts';
import { useParisClock } from './use-paris-clock.ts';

export type ShopFinderProps = {
  texts: ShopFinderTexts;
  search: SearchBarProps['texts'];
  /** How many shops there are, kiosks aside. */
  total: number;
  /** Where the finder's spots are fetched when it wakes. */
  spotsHref: string;
  tilesUrl: string | null;
  /** The country with its shops, shown until the map is there. */
  picture?: string | undefined;
  /** Named on the map of the country. */
  towns: readonly MapTown[];
  /** Where one learns about where the visitor is; null: nothing is guessed. */
  hereHref?: string | null;
  /** Every shop, then every kiosk, as the page carries them. */
  children?: ReactNode;
};

const LOCATION_TIMEOUT_MS = 10_000;

/** What the address says of the list: what was sent, and what is ticked. */
const FIELDS = { text: 'q', openNow: 'ouvert', kiosks: 'bornes' } as const;

type Centre = Point & { name: string; citycode?: string };

/**
 * Every shop, in the page: a list first, which is HTML and stays so until something is asked. Then what is found
 * comes instead of it, sorted, filtered and on the map.
 */
export function ShopFinder({
  texts,
  search: searchTexts,
  total,
  spotsHref,
  tilesUrl,
  picture,
  towns,
  hereHref = null,
  children,
}: ShopFinderProps) {
  const { data: spots, failed } = useResource(spotsHref, readSpots);
  const find = useMemo(() => spots && spotSearch(spots), [spots]);
  /** Until the visitor asks for something, the list is the one that the server sent. */
  const [isTouched, setTouched] = useState(false);
  const [text, setText] = useState('');
  /** The text that was sent, while nothing else is looked for. */
  const [sent, setSent] = useState('');
  /** A point, or towns of one name, of which the one nearest to a shop is meant. */
  const [around, setAround] = useState<Centre | readonly [Place, ...Place[]] | null>(null);
  /** Every town of the name that was sent, when it is the name of several. */
  const [namesakes, setNamesakes] = useState<readonly Place[]>([]);
  const [openNow, setOpenNow] = useState(false);
  const [withKiosks, setWithKiosks] = useState(false);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  /** Said instead of the count while a position is looked for, or refused. */
  const [notice, setNotice] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const openNowBox = useRef<HTMLInputElement>(null);
  const kiosksBox = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const { data: here } = useResource(hereHref, readGuess);
  /** Stale-response guard: only the last search is answered. */
  const turn = useRef(0);
  const clock = useParisClock();
  // Of every minute only where it matters: a new list closes what is open on the map.
  const openAt = openNow ? clock : null;
  const centre = useMemo(
    () => (around && 'length' in around ? spots && centreAmong(around, spots) : around),
    [around, spots],
  );
  /** Null until the spots are there. */
  const found = useMemo(
    () => find && find({ text, centre, withKiosks, openAt }),
    [find, text, centre, withKiosks, openAt],
  );
  /** Nothing is looked for: the whole country is shown. */
  const isWhole = text.trim() === '' && centre === null;
  // The list answers what was typed at once; the map, which takes as long, follows.
  const onMap = useDeferredValue(
    useMemo(
      () => ({ found, centre, isWhole, numbered: isWhole ? 0 : shown }),
      [found, centre, isWhole, shown],
    ),
  );

  useEffect(() => {
    // As the address asks (the menu links to the kiosks), and as it was set before React came.
    const address = new URLSearchParams(location.search);
    for (const { current: box } of [openNowBox, kiosksBox])
      if (box && address.has(box.name)) box.checked = true;
    if (openNowBox.current?.checked || kiosksBox.current?.checked) setTouched(true);
    setOpenNow(openNowBox.current?.checked ?? false);
    setWithKiosks(kiosksBox.current?.checked ?? false);
    const field = searchField.current;
    const asked = address.get(FIELDS.text);
    if (field && asked && field.value === '') field.value = asked;
    if (field?.value) void search(field.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, []);

  useEffect(() => {
    if (!isTouched) return;
    // A reload, the way back from a shop and a friend find the same list.
    const own = new URLSearchParams({
      ...(sent !== '' && { [FIELDS.text]: sent }),
      ...(openNow && { [FIELDS.openNow]: 'on' }),
      ...(withKiosks && { [FIELDS.kiosks]: 'on' }),
    });
    nameAddressQuery(besideOthers(`?${own}`, Object.values(FIELDS)));
  }, [isTouched, sent, openNow, withKiosks]);

  function listAnew(): void {
    setTouched(true);
    setNotice(null);
    setShown(SHOWN_AT_ONCE);
  }

  /** Another place is asked for: what was asked before is not awaited any longer. */
  function restart(): number {
    turn.current += 1;
    listAnew();
    setSent('');
    setNamesakes([]);
    return turn.current;
  }

  function type(typed: string) {
    restart();
    setAround(null);
    setText(typed);
  }

  /** A town or a postcode, sent: what is around it, or what has these words. */
  async function search(query: string) {
    type(query);
    if (query.trim() === '') return;
    setSent(query.trim());
    const own = turn.current;
    const found = await findPlaces(query, { limit: NAMESAKES_AT_MOST }).catch(() => []);
    const [first, ...others] = meantPlaces(query, found);
    if (own !== turn.current || !first) return;
    const named = [first, ...others.filter(({ city }) => city === first.city)] as const;
    setAround(named);
    setNamesakes(named.length > 1 ? named : []);
    setText('');
  }

  function chooseNamesake(citycode: string | undefined) {
    const place = namesakes.find((known) => known.citycode === citycode);
    if (!place) return;
    listAnew();
    setAround(centreOf(place, namesakes));
  }

  /** Instead of what was typed, which is not what is shown any longer. */
  function aroundYou({ latitude, longitude }: Point) {
    restart();
    setText('');
    if (searchField.current) searchField.current.value = '';
    setAround({ latitude, longitude, name: texts.ofYou });
  }

  /** On a phone it is under the edge of the screen: whoever pressed a button would think that nothing happened. */
  function showWhatIsSaid() {
    void framePainted().then(() => said.current?.scrollIntoView({ block: 'nearest' }));
  }

  function aroundMe() {
    const own = restart();
    setNotice(texts.locating);
    showWhatIsSaid();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (own === turn.current) aroundYou(coords);
      },
      () => {
        if (own === turn.current) setNotice(texts.refused);
      },
      { timeout: LOCATION_TIMEOUT_MS },
    );
  }

  /** As the page came: nothing looked for, nothing left out. */
  function showAll() {
    for (const { current: box } of [openNowBox, kiosksBox]) if (box) box.checked = false;
    if (searchField.current) searchField.current.value = '';
    setOpenNow(false);
    setWithKiosks(false);
    type('');
    searchField.current?.focus();
  }

  function showMore() {
    setTouched(true);
    setShown(shown + SHOWN_AT_ONCE);
  }

  /** What is asked cannot be answered: every shop is listed beside no map, as without script. */
  const isLost = isTouched && failed;
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <SearchBar
          label={texts.search}
          texts={searchTexts}
          name={FIELDS.text}
          input={searchField}
          onSearch={type}
          onSubmit={(event) => {
            event.preventDefault();
            void search(searchField.current?.value ?? '');
            showWhatIsSaid();
          }}
        />
        <div className={styles.filters}>
          <Button
            variant="secondary"
            icon={<Icon of={IconCurrentLocation} size={20} />}
            data-track="boutiques > autour-de-moi"
            onClick={aroundMe}
          >
            {texts.aroundMe}
          </Button>
          <Checkbox
            ref={openNowBox}
            label={texts.openNow}
            name={FIELDS.openNow}
            onChange={({ currentTarget }) => {
              listAnew();
              setOpenNow(currentTarget.checked);
            }}
          />
          <Checkbox
            ref={kiosksBox}
            label={texts.kiosks}
            name={FIELDS.kiosks}
            onChange={({ currentTarget }) => {
              listAnew();
              setWithKiosks(currentTarget.checked);
            }}
          />
          {hereHref !== null && (
            <div className={styles.here}>
              {here && (
                <Button
                  variant="ghost"
                  data-track="boutiques > departement"
                  onClick={() => aroundYou(here)}
                >
                  {sentenceWith(texts.guessed, { name: here.name })}
                </Button>
              )}
            </div>
          )}
        </div>
        <output ref={said} className={styles.status}>
          {notice ?? summary()}
        </output>
        {namesakes.length > 0 && (
          <Chips
            label={texts.search}
            hideLabel
            name="commune"
            items={namesakes.map((place) => ({
              value: place.citycode,
              label: `${place.label} ${placeDetail(place)}`,
            }))}
            values={[centre?.citycode ?? '']}
            onChange={([citycode]) => chooseNamesake(citycode)}
          />
        )}
        {!isLost && (
          <div className={styles.views}>
            <ContentSwitcher
              label={texts.views.label}
              name="vue"
              options={[
                { value: 'liste', label: texts.views.list },
                { value: 'carte', label: texts.views.map },
              ]}
            />
          </div>
        )}
      </div>
      <div className={styles.columns}>
        {found?.length === 0 ? (
          <EmptyState
            title={texts.widen}
            action={
              <Button variant="secondary" onClick={showAll}>
                {texts.showAll}
              </Button>
            }
          />
        ) : found && isTouched ? (
          <SpotList
            texts={texts}
            found={found.slice(0, shown)}
            clock={clock}
            isNumbered={!isWhole}
            // Asked for more: the first of them.
            focused={shown - SHOWN_AT_ONCE || undefined}
          />
        ) : (
          <div className={isLost ? undefined : styles.whole}>
            {children}
            {spots && <ListedStates spots={spots} clock={clock} texts={texts.hours} />}
          </div>
        )}
        {!isLost && (
          <div className={styles.side}>
            <ShopMap
              label={texts.map}
              texts={texts.frame}
              hoursTexts={texts.hours}
              tilesUrl={tilesUrl}
              picture={picture}
              towns={towns}
              clock={clock}
              {...onMap}
            />
          </div>
        )}
      </div>
      <div className={styles.more}>
        {!isLost && (found?.length ?? total) > shown && (
          <Button variant="secondary" onClick={showMore}>
            {texts.more}
          </Button>
        )}
      </div>
    </div>
  );

  function summary(): string {
    if (isLost) return texts.failed;
    if (isTouched && !found) return texts.searching;
    const count = found?.length ?? total;
    if (count === 0) return emptyWords();
    const { one, many } = withKiosks ? texts.countSpots : texts.countShops;
    const what = count === 1 ? one : sentenceWith(many, { count });
    if (centre) return sentenceWith(texts.around, { what, of: centre.name });
    return sentenceWith(text.trim() === '' ? texts.byTown : texts.matching, { what });
  }

  function emptyWords(): string {
    if (openNow) return texts.noneOpen;
    return centre ? sentenceWith(texts.noneAround, { of: centre.name }) : texts.none;
  }
}

function centreAmong(named: readonly [Place, ...Place[]], spots: readonly Spot[]): Centre {
  return centreOf(nearestToSpots(named, spots) ?? named[0], named);
}

/** Two towns of one name differ by their postcode. */
function centreOf(place: Place, namesakes: readonly Place[]): Centre {
  const { city, citycode, postcode, latitude, longitude } = place;
  const isOne = namesakes.length === 1 || postcode === null;
  const name = isOne ? ofPlace(city) : `${ofPlace(city)} (${postcode})`;
  return { citycode, latitude, longitude, name };
}
