import {
  CHOSEN_PACKS_EVENT,
  type ChosenPacksDetail,
  packAnchor,
} from '@vitrine/domain/tv/chosen-packs-event';
import { behaviour } from '#ui/behaviour.ts';

/** Marks the packs that the pack finder chose, and unfolds what holds them. */
export const attachPackList = behaviour((list: HTMLElement, on) => {
  const packs = list.querySelectorAll('article');
  on(document, CHOSEN_PACKS_EVENT, (event) => {
    const { keys } = (event as CustomEvent<ChosenPacksDetail>).detail;
    const chosen = new Set(keys.map(packAnchor));
    for (const pack of packs) {
      const isChosen = chosen.has(pack.id);
      pack.toggleAttribute('data-chosen', isChosen);
      if (isChosen) pack.closest('details')?.setAttribute('open', '');
    }
  });
});
