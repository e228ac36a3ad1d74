import {
  formatWanted,
  parseWanted,
  type Wanted,
  WANTED_FIELDS,
} from '@vitrine/domain/tv/wanted-channels';
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  addressQuery,
  nameAddressQuery,
  setAddressQuery,
  addressQueries,
} from '#document/address-query.ts';
import { keepVisitorBox, visitorBox } from '#document/page-state.ts';
import { useEarlyValues } from '#directives/use-early-values.ts';

/** The box and the channels that a visitor wants: they are in the address. */
export function useWanted(
  form: RefObject<HTMLFormElement | null>,
  boxes: readonly { value: string }[],
) {
  const query = useSyncExternalStore(...addressQueries);
  const known = useMemo(() => new Set(boxes.map(({ value }) => value)), [boxes]);
  const wanted = useMemo(() => parseWanted(query, known), [query, known]);

  /** The address of the moment: several changes may come before the next render. */
  const now = () => parseWanted(addressQuery(), known);
  const change = (next: Partial<Wanted>) =>
    setAddressQuery(formatWanted({ ...now(), ...next }, addressQuery()));

  const chooseBox = (box: string) => {
    change({ box });
    keepVisitorBox(box === '' ? null : box);
  };

  // Chosen before this woke, on a slow network: kept, whatever the address says.
  useEarlyValues(form, (values) => {
    const early = values.get(WANTED_FIELDS.box);
    if (typeof early === 'string' && early !== '') chooseBox(early);
  });
  // Said on another page of the visit, unless the address knows better.
  const atFirst = useRef(() => {
    const kept = visitorBox.get();
    if (now().box !== '' || kept === null || !known.has(kept)) return;
    // Nothing was done on this page: one step back leaves it.
    nameAddressQuery(formatWanted({ ...now(), box: kept }, addressQuery()));
  });
  useEffect(() => atFirst.current(), []);

  return {
    wanted,
    now,
    chooseBox,
    add: (number: number) => change({ numbers: [...now().numbers, number] }),
    remove: (number: number) =>
      change({ numbers: now().numbers.filter((other) => other !== number) }),
  };
}
