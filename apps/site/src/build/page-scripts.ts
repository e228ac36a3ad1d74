const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;

/**
 * Scripts wait for the first paint: everything can be read, followed, opened and sent without them, so
 * they must not compete with the picture one came to see. Each page asks for its own in one line.
 */
export function withScriptsAfterPaint(html: string): string {
  const sources = [...new Set([...html.matchAll(SCRIPT)].map(([, source = '']) => source))];
  if (sources.length === 0) return html;
  return html.replaceAll(SCRIPT, '').replace('</body>', () => `${starter(sources)}</body>`);
}

/**
 * The paint is waited for, not only the frame before it: a script asked for between the two is one that the
 * first paint competes with. Where a browser keeps its paints to itself, a second will do. A page in another
 * tab is never painted: it need not wait. One that is prerendered does nothing before it is shown: until
 * then nothing is counted, asked, sent or redirected, and session storage is a copy. But it is laid out, which
 * browsers put off until then: a tenth of the time to its first picture.
 */
function starter(sources: readonly string[]): string {
  const imports = sources.map((source) => `import(${JSON.stringify(source)})`);
  const all = imports.length === 1 ? imports : `Promise.all([${imports}])`;
  return `<script type="module" data-starter>const start=async()=>{await ${all};document.documentElement.dataset.started=""};const shown=()=>document.hidden?start():(new PerformanceObserver(start).observe({type:"paint",buffered:true}),setTimeout(start,999));document.prerendering?(addEventListener("load",()=>document.body.offsetHeight),document.addEventListener("prerenderingchange",shown,{once:true})):shown()</script>`;
}
