import { addDays } from '@vitrine/domain/public-holidays';

/**
 * The dates of a removal. The new line is asked for early, the old one kept until the keys are given
 * back, the equipment returned after.
 */
export type MovingAnswers = {
  /** ISO day of the removal. */
  readonly movingDay: string;
  /** ISO day on which the keys of the old home are given back; the removal day unless told. */
  readonly keysDay?: string | undefined;
  /** Whether a fibre socket already exists in the new home; null when unknown. */
  readonly socket: boolean | null;
  readonly keepsBox: boolean;
};

export type MovingStep = {
  readonly key: 'ask' | 'technician' | 'pack' | 'move' | 'connect' | 'close' | 'return';
  /** ISO day by which, or from which, the step is done. */
  readonly day: string;
  /** `late`: the wished day is past, do it now. `open`: the day is that of an appointment not yet made. */
  readonly timing: 'on' | 'late' | 'open';
};

/** Days before the removal by which each thing should be asked for. */
const ASK_BEFORE_DAYS = { socket: 15, noSocket: 45 } as const;
const TECHNICIAN_BEFORE_DAYS = 3;
const PACK_BEFORE_DAYS = 1;

/**
 * The steps in the order of their days. `today` is an ISO day; `returnDays` is within how many days
 * after the old line closes the equipment is awaited, as the offers say.
 */
export function movingSteps(
  answers: MovingAnswers,
  today: string,
  returnDays: number,
): MovingStep[] {
  const { movingDay, socket, keepsBox } = answers;
  const keysDay = answers.keysDay ?? movingDay;
  const closing = keysDay > movingDay ? keysDay : movingDay;
  const ask = addDays(
    movingDay,
    -(socket === true ? ASK_BEFORE_DAYS.socket : ASK_BEFORE_DAYS.noSocket),
  );
  const wished: [MovingStep['key'], string][] = [
    ['ask', ask],
    ...(socket === true
      ? []
      : [
          ['technician', addDays(movingDay, -TECHNICIAN_BEFORE_DAYS)] as [
            MovingStep['key'],
            string,
          ],
        ]),
    ['pack', addDays(movingDay, -PACK_BEFORE_DAYS)],
    ['move', movingDay],
    ['connect', movingDay],
    ['close', closing],
    ...(keepsBox ? [] : [['return', addDays(closing, returnDays)] as [MovingStep['key'], string]]),
  ];
  // Nobody comes on the day one asks: what waits for the socket waits for who lays it.
  const noVisitInTime = socket !== true && addDays(movingDay, -TECHNICIAN_BEFORE_DAYS) <= today;
  const timingOf = (key: MovingStep['key'], day: string): MovingStep['timing'] => {
    if (noVisitInTime && (key === 'technician' || key === 'connect')) return 'open';
    return day < today ? 'late' : 'on';
  };
  return wished
    .map(([key, day]) => ({ key, day: day < today ? today : day, timing: timingOf(key, day) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
