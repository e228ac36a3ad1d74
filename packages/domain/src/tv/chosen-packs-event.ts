/** Told to the document when the pack finder answers: the list of packs shows which ones. */
export const CHOSEN_PACKS_EVENT = 'chosenPacks';

export type ChosenPacksDetail = { readonly keys: readonly string[] };

/** Where a pack stands in the page of packs. */
export const packAnchor = (key: string): string => `bouquet-${key}`;
