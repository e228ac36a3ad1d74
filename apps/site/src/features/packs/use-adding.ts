import type { PackFinderTexts } from '@vitrine/domain/content/service-pages';
import type { TvGuide } from '@vitrine/domain/tv/guide';
import {
  addByName,
  type NamedChannels,
  namedChannels,
  type Wanted,
} from '@vitrine/domain/tv/wanted-channels';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

const NO_CHANNELS = namedChannels({ channels: [] });

type Choice = { now: () => Wanted; add: (number: number) => void };

/** Adds channels by their names. Those typed before the channels are known wait for them, in order. */
export function useAdding(
  guide: TvGuide | null,
  choice: Choice,
  texts: PackFinderTexts['adding'],
  /** A name that is no channel's goes back to where it can be mended. */
  giveBack: (typed: string) => void,
) {
  const [message, setMessage] = useState('');
  const channels = useMemo(() => guide && namedChannels(guide), [guide]);
  const waiting = useRef<string[]>([]);

  /** Whether the name was taken. */
  const addNow = (typed: string, from: NamedChannels): boolean => {
    const { message: said, added } = addByName(typed, from, choice.now().numbers, texts);
    setMessage(said);
    if (added !== null) choice.add(added);
    return added !== null;
  };
  const addWaiting = useEffectEvent((from: NamedChannels) => {
    for (const typed of waiting.current.splice(0)) if (!addNow(typed, from)) giveBack(typed);
  });
  useEffect(() => {
    if (channels !== null) addWaiting(channels);
  }, [channels]);

  return {
    message,
    /** Whether the field may be emptied: the name was taken, or waits. */
    add: (typed: string): boolean => {
      if (channels !== null || typed === '') return addNow(typed, channels ?? NO_CHANNELS);
      waiting.current.push(typed);
      return true;
    },
  };
}
