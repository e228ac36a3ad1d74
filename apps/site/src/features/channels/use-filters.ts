import {
  type ChannelFilters,
  formatFilters,
  isUnfiltered,
  type KnownKeys,
  NO_FILTERS,
  parseFilters,
  sameFilters,
} from '@vitrine/domain/tv/channel-filters';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEarlyValues } from '#directives/use-early-values.ts';

/** The address follows the typing, not each letter of it. */
const ADDRESS_DELAY_MS = 250;

/**
 * What is asked of the list. The fields say it, and the address repeats it, so that a reload, a friend
 * and the back button find the same list.
 */
export function useFilters(form: RefObject<HTMLFormElement | null>, known: KnownKeys) {
  const [filters, setFilters] = useState(NO_FILTERS);
  // What the fields were last given by something else than a hand: the address, the clearing button. Whoever
  // cleared them goes on typing.
  const [given, setGiven] = useState({ filters: NO_FILTERS, times: 0, takesFocus: false });
  const asked = useRef(NO_FILTERS);
  const pending = useRef(0);

  const ask = (next: ChannelFilters) => {
    asked.current = next;
    setFilters(next);
  };
  const give = (next: ChannelFilters, takesFocus = false) => {
    ask(next);
    setGiven(({ times }) => ({ filters: next, times: times + 1, takesFocus }));
  };
  const save = () => {
    clearTimeout(pending.current);
    saveAddress(asked.current, known);
  };

  // Typed or chosen before this woke; otherwise what the address asks.
  useEarlyValues(form, (values) => {
    const early = parseFilters(addressOf(values), known);
    const addressed = filtersOfAddress(known);
    if (!isUnfiltered(early)) ask(early);
    else if (!isUnfiltered(addressed)) give(addressed);
  });
  useEffect(() => {
    saveAddress(asked.current, known);
    const follow = () => give(filtersOfAddress(known));
    addEventListener('popstate', follow);
    // Leaving within the delay must not lose the last word typed.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('pagehide', save);
      clearTimeout(pending.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `give` and `save` reach refs and setters only
  }, [known]);

  return {
    filters,
    given,
    /** A hand changed a field; a word that is being typed waits before it reaches the address. */
    onChange: ({ isTyping }: { isTyping: boolean }) => {
      if (!form.current) return;
      ask(parseFilters(addressOf(new FormData(form.current)), known));
      clearTimeout(pending.current);
      if (isTyping) pending.current = window.setTimeout(save, ADDRESS_DELAY_MS);
      else save();
    },
    clear: () => {
      give(NO_FILTERS, true);
      save();
    },
  };
}

function filtersOfAddress(known: KnownKeys): ChannelFilters {
  return parseFilters(new URLSearchParams(location.search), known);
}

function saveAddress(asked: ChannelFilters, known: KnownKeys): void {
  const before = filtersOfAddress(known);
  const query = formatFilters(asked, new URLSearchParams(location.search)).toString();
  const url = location.pathname + (query === '' ? '' : `?${query}`) + location.hash;
  if (url === location.pathname + location.search + location.hash) return;
  // While a word is typed the entry is replaced: 'back' leaves the search, not its last letter. So it is
  // where only the writing differs: an unknown value is left out of the address that brought it.
  const isSearch = before.query !== '' && asked.query !== '';
  const isSame = sameFilters(before, asked) && (isSearch || before.query === asked.query);
  history[isSame ? 'replaceState' : 'pushState'](null, '', url);
}

function addressOf(values: FormData): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of values) if (typeof value === 'string') address.append(name, value);
  return address;
}
