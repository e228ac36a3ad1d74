const MBIT_PER_GBIT = 1000;

/** Mbit/s as given in the offers: '5 Gbit/s' from 1000 up, '900 Mbit/s' below. */
export function formatSpeed(mbitPerSecond: number): string {
  const { value, unit } = speedParts(mbitPerSecond);
  return `${value}\u00a0${unit}`;
}

export function speedParts(mbitPerSecond: number): { value: string; unit: 'Gbit/s' | 'Mbit/s' } {
  if (mbitPerSecond < MBIT_PER_GBIT) return { value: String(mbitPerSecond), unit: 'Mbit/s' };
  return { value: String(mbitPerSecond / MBIT_PER_GBIT).replace('.', ','), unit: 'Gbit/s' };
}

const MBIT_PER_GIGABYTE = 8000;

/** How long some gigabytes take at best: '8 s', '1 min 20 s'. */
export function transferTime(gigabytes: number, mbitPerSecond: number): string {
  const seconds = Math.max(1, Math.round((gigabytes * MBIT_PER_GIGABYTE) / mbitPerSecond));
  if (seconds < 60) return `${seconds}\u00a0s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}\u00a0min${rest === 0 ? '' : ` ${rest}\u00a0s`}`;
}
