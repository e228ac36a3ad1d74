import { WEB_VITAL } from '@vitrine/domain/audience/event-names';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { gather, leaveIfHidden } from './audience.ts';

/** How fast the page felt, as its browser saw it. */
export function measureVitals(): void {
  for (const measure of [onLCP, onINP, onCLS]) measure(countVital);
}

function countVital({ name, value }: Metric): void {
  // LCP and INP to the millisecond, CLS to a thousandth.
  gather(WEB_VITAL, { metric: name, value: Number(value.toFixed(name === 'CLS' ? 3 : 0)) });
  leaveIfHidden();
}
