import { type Html, html } from './html.ts';

/** Shapes stretch with the page; words stay words, in HTML around them. */

const HEIGHT = 100;

export type Point = { label: string; values: readonly number[] };
export type Series = { name: string; className: string };

/** One line per series over the same steps, with a filled area under the first. */
export function lineChart(
  { title, series, ticks }: { title: string; series: readonly Series[]; ticks: readonly string[] },
  points: readonly Point[],
): Html {
  const highest = niceCeiling(Math.max(1, ...points.flatMap(({ values }) => values)));
  const x = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const y = (value: number) => HEIGHT - (value / highest) * HEIGHT;
  const path = (which: number) =>
    points
      .map(
        ({ values }, index) =>
          `${index === 0 ? 'M' : 'L'}${fix(x(index))} ${fix(y(values[which] ?? 0))}`,
      )
      .join('');
  const slice = 100 / Math.max(1, points.length - 1);
  return html`<figure class="chart">
    <ul class="legend" role="list">
      ${series.map(({ name, className }) => html`<li class="${className}">${name}</li>`)}
    </ul>
    <div class="plot">
      <div class="ticks-y" aria-hidden="true">
        ${[4, 3, 2, 1, 0].map((quarter) => html`<span>${count((highest * quarter) / 4)}</span>`)}
      </div>
      <svg viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}">
        ${[0, 25, 50, 75, 100].map((line) => html`<path class="grid" d="M0 ${line}H100" />`)}
        <path class="area" d="${path(0)}V${HEIGHT}H${fix(x(0))}Z" />
        ${series.map(({ className }, which) => html`<path class="line ${className}" d="${path(which)}" />`)}
        ${points.map(
          ({ label, values }, index) =>
            html`<rect
              class="hover"
              x="${fix(x(index) - slice / 2)}"
              y="0"
              width="${fix(slice)}"
              height="${HEIGHT}"
              ><title>
                ${label} :
                ${values.map((value, which) => `${count(value)} ${series[which]?.name.toLowerCase() ?? ''}`).join(', ')}
              </title></rect
            >`,
        )}
      </svg>
      <div class="ticks-x" aria-hidden="true">
        ${ticks.map((tick) => html`<span>${tick}</span>`)}
      </div>
    </div>
  </figure>`;
}

/** A bar as long as its share, beside the number that says it. */
export function bar(share: number, className = ''): Html {
  return html`<svg
    class="bar ${className}"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width="${fix(100 * Math.min(1, Math.max(0, share)))}" height="1" />
  </svg>`;
}

/** Parts of a whole, one after the other. */
export function stackedBar(parts: readonly { n: number; className: string }[]): Html {
  const whole = parts.reduce((total, { n }) => total + n, 0);
  let from = 0;
  const rects = parts.map(({ n, className }) => {
    const width = whole === 0 ? 0 : (n / whole) * 100;
    const rect = html`<rect
      class="${className}"
      x="${fix(from)}"
      width="${fix(width)}"
      height="1"
    />`;
    from += width;
    return rect;
  });
  return html`<svg
    class="bar stacked"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${rects}
  </svg>`;
}

/** Steps that narrow: each as high as its share of the first, sloping to the next. */
export function funnelChart(title: string, shares: readonly number[]): Html {
  const width = 100 / shares.length;
  const half = (share: number) => 4 + share * 46;
  const shapes = shares.map((share, index) => {
    const next = shares[index + 1] ?? share;
    const [left, turn, right] = [index * width, (index + 0.72) * width, (index + 1) * width];
    const [a, b] = [half(share), half(next)];
    return html`<path
      class="step-${index + 1}"
      d="M${fix(left)} ${fix(50 - a)}H${fix(turn)}L${fix(right)} ${fix(50 - b)}V${fix(50 + b)}L${fix(turn)} ${fix(50 + a)}H${fix(left)}Z"
    />`;
  });
  return html`<svg
    class="funnel"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    role="img"
    aria-label="${title}"
  >
    ${shapes}
  </svg>`;
}

const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** 12 345, with the one space that our typeface has. */
export function count(value: number): string {
  return formatter.format(value).replaceAll('\u202f', '\u00a0');
}

export function percent(share: number, digits = 0): string {
  const number = (100 * share).toFixed(digits).replace('.', ',');
  return `${number}\u00a0%`;
}

/** The next number whose quarters are round: an axis has four steps. */
export function niceCeiling(value: number): number {
  const power = Math.max(1, 10 ** (Math.ceil(Math.log10(Math.max(value, 1) / 40)) || 0));
  const factor = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].find((step) => step * power >= value);
  return (factor ?? 40) * power;
}

function fix(value: number): string {
  return String(Math.round(value * 100) / 100);
}
