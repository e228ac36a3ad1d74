import { ANSWER_ADDRESS } from '@vitrine/geo/eligibility-outcome';
import { type Place, placeDetail, placeQuery } from '@vitrine/geo/place';
import styles from './PlaceLinks.module.css';

export type PlaceLinksProps = {
  places: readonly Place[];
  onChoose?: ((place: Place) => void) | undefined;
};

/** Places to choose from, each by its code: links that the server answers, or this page at once. */
export function PlaceLinks({ places, onChoose }: PlaceLinksProps) {
  return (
    <ul role="list" className={styles.root}>
      {places.map((place) => (
        <li key={`${place.citycode} ${place.postcode}`}>
          <a
            className={styles.link}
            href={`${ANSWER_ADDRESS}?${placeQuery(place)}`}
            rel="nofollow"
            data-held=""
            data-track="eligibilite > laquelle"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose?.(place);
            }}
          >
            <span>{place.label}</span> <span className={styles.detail}>{placeDetail(place)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
