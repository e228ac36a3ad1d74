import { escapeHtml as escape } from '../../../apps/server/src/release/html.ts';
import { type Chart, type Figure, isMet, type Part, rounded } from './record.ts';

export type ReportFacts = {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  readonly note: string;
};

const STYLE = `
:root{font:16px/1.5 system-ui,sans-serif;color:#262626;background:#f6f6f7}
body{margin:0 auto;max-width:72rem;padding:2rem 1rem}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 .5rem}h2{margin:0;font-size:1.35rem}
section{background:#fff;border-radius:1.25rem;padding:1.5rem;margin-top:1.5rem;box-shadow:0 1px 8px #0001}
.muted{color:#5a5a62}.bad{color:#c00;font-weight:700}.good{color:#1a7f37}
table{border-collapse:collapse;width:100%;margin-top:1rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e2e2e5}
td.n,th.n{text-align:right}
figure{margin:1.5rem 0 0}figcaption{font-weight:600;margin-bottom:.5rem}
svg{width:100%;height:auto;font:13px system-ui,sans-serif}
details{margin-top:1rem}summary{cursor:pointer;font-weight:600}
.badge{display:inline-block;border-radius:1rem;padding:0 .75rem;font-size:.85rem;background:#e2e2e5}
.badge.bad{background:#c00;color:#fff}`;

const COLOURS = ['#cc0000', '#9aa0a6', '#3d5a80', '#b8913d'];
const LABEL_WIDTH = 230;
const WIDTH = 900;
const BAR = 18;

/** The whole report in one file: nothing to fetch, nothing to run. */
export function reportHtml(parts: readonly Part[], facts: ReportFacts): string {
  const asked = parts.flatMap((part) =>
    part.figures.filter((figure) => isMet(figure) !== null).map((figure) => ({ part, figure })),
  );
  const missed = asked.filter(({ figure }) => isMet(figure) === false);
  const invalid = parts.filter(({ isValid }) => !isValid);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vitrine: measured</title><style>${STYLE}</style></head><body>
<h1>Vitrine: measured</h1>
<p>${escape(facts.at.slice(0, 16).replace('T', ' '))} UTC, commit ${escape(facts.commit)}, ${escape(facts.machine)}. ${escape(facts.note)}</p>
<p><strong class="${missed.length > 0 ? 'bad' : 'good'}">${asked.length - missed.length} of ${asked.length} targets reached</strong>${invalid.length > 0 ? `; <span class="bad">${invalid.length} of ${parts.length} parts invalid: the machine was busy</span>` : ''}.</p>
${missed.length > 0 ? `<section><h2>Missed</h2>${table(missed.map(({ part, figure }) => ({ ...figure, name: `${part.title}, ${figure.name}` })))}</section>` : ''}
${parts.map(section).join('\n')}
</body></html>
`;
}

function section(part: Part): string {
  const busiest = Math.round(Math.max(0, ...part.busy) * 100);
  const state = part.isValid
    ? '<span class="badge">valid</span>'
    : '<span class="badge bad">invalid: busy machine</span>';
  return `<section id="${part.name}"><h2>${escape(part.title)} ${state}</h2>
<p class="muted">${escape(part.how)} Measured ${escape(part.at.slice(0, 16).replace('T', ' '))} UTC; load ${part.load}, ${part.busy.length === 0 ? 'no figure here depends on it' : `other programs used ${busiest} % of the machine at most`}.</p>
${part.charts.map(chart).join('\n')}
<details${part.charts.length === 0 ? ' open' : ''}><summary>${part.figures.length} figures</summary>${table(part.figures)}</details></section>`;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const met = isMet(figure);
    const wanted = [
      figure.atLeast === undefined ? '' : `≥ ${figure.atLeast}`,
      figure.atMost === undefined ? '' : `≤ ${figure.atMost}`,
    ].join(' ');
    const verdict =
      met === null
        ? ''
        : met
          ? '<span class="good">reached</span>'
          : '<span class="bad">missed</span>';
    return `<tr><td>${escape(figure.name)}</td><td class="n">${rounded(figure.value)} ${escape(figure.unit)}</td><td class="n">${wanted}</td><td>${verdict}</td></tr>`;
  });
  return `<table><thead><tr><th>Figure</th><th class="n">Value</th><th class="n">Target</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function chart({ title, unit, bars }: Chart): string {
  const series = [...new Set(bars.map(({ of = '' }) => of))];
  const labels = [...new Set(bars.map(({ label }) => label))];
  const largest = Math.max(...bars.map(({ value }) => (Number.isFinite(value) ? value : 0)), 1e-9);
  const scale = (WIDTH - LABEL_WIDTH - 90) / largest;
  const group = series.length * BAR + 8;
  const drawn = bars.map(({ label, of = '', value }) => {
    const y = labels.indexOf(label) * group + series.indexOf(of) * BAR;
    const width = Number.isFinite(value) ? Math.max(1, value * scale) : 0;
    const colour = COLOURS[series.indexOf(of) % COLOURS.length];
    return `<rect x="${LABEL_WIDTH}" y="${y + 2}" width="${width.toFixed(1)}" height="${BAR - 4}" rx="3" fill="${colour}"/><text x="${(LABEL_WIDTH + width + 6).toFixed(1)}" y="${y + BAR - 5}">${rounded(value)} ${escape(unit)}</text>`;
  });
  const names = labels.map(
    (label, index) =>
      `<text x="${LABEL_WIDTH - 10}" y="${index * group + (series.length * BAR) / 2 + 4}" text-anchor="end">${escape(label)}</text>`,
  );
  const legend =
    series.length > 1
      ? series
          .map(
            (name, index) =>
              `<span style="color:${COLOURS[index % COLOURS.length]}">■</span> ${escape(name)}`,
          )
          .join(' &nbsp; ')
      : '';
  return `<figure><figcaption>${escape(title)} <span class="muted">${legend}</span></figcaption>
<svg viewBox="0 0 ${WIDTH} ${labels.length * group}" role="img" aria-label="${escape(`${title}: ${bars.map(({ label, of = '', value }) => `${label} ${of} ${rounded(value)} ${unit}`).join(', ')}`)}">${names.join('')}${drawn.join('')}</svg></figure>`;
}
