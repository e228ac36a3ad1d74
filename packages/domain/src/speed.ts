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
