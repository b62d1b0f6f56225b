/** A party of its own: another colour than the site, and none of its crimson. */
export const style = `
:root { color-scheme: light dark; --paper: #f1f5f5; --card: #fff; --ink: #10262c; --soft: #4c6268;
  --line: #cbd9dc; --edge: #6b8389; --bank: #2c4a55; --on-bank: #fff; --tint: #e4ecef; }
@media (prefers-color-scheme: dark) { :root { --paper: #0c1619; --card: #152328;
  --ink: #e9f1f2; --soft: #a3b6ba; --line: #2e4145; --edge: #7d979d; --bank: #8fbcc8;
  --on-bank: #06262d; --tint: #1d3038; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { position: relative; color: #fff; background: linear-gradient(#123038, #2c5563); }
header > div { max-width: 34rem; margin: 0 auto; padding: 1rem 1rem 3.25rem; }
.town { position: absolute; bottom: 0; left: 0; display: block; width: 100%; height: 34px; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
.name { display: flex; align-items: center; gap: .6rem; margin: 0 0 .5rem; font-size: 1.125rem;
  font-weight: 700; }
.name svg { width: 1.5rem; height: 1.5rem; flex: none; }
.notice { margin: 0; font-size: .9375rem; text-wrap: balance; }
h1 { font-size: 1.625rem; font-weight: 750; letter-spacing: -.02em; line-height: 1.2; margin: 0 0 .75rem; }
h2, legend { font-size: 1.0625rem; font-weight: 700; margin: 0 0 .5rem; padding: 0; }
p { margin: 0 0 1rem; }
.consent { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: 12px; background: var(--tint); }
.hint { color: var(--soft); font-size: .875rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dt:first-child { align-self: center; }
dd.amount { font-size: 2.25rem; line-height: 1.15; font-weight: 800; letter-spacing: -.03em;
  font-variant-numeric: tabular-nums; }
dd.reference { font-size: .8125rem; }
fieldset { border: 0; margin: 1.75rem 0 0; padding: 0; min-width: 0; }
button, .button { font: inherit; font-weight: 600; min-height: 52px; padding: .5rem 1rem;
  border-radius: 14px; border: 1px solid var(--line); background: var(--card); color: inherit;
  cursor: pointer; width: 100%; display: flex; align-items: center; justify-content: center;
  text-decoration: none; text-align: center; }
button:hover { border-color: var(--bank); }
.main { background: var(--bank); border-color: var(--bank); border-radius: 999px;
  color: var(--on-bank); font-weight: 650; }
.ends, .wait { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.ends .hint { margin: .3rem 0; }
select { font: inherit; max-width: 100%; min-height: 52px; padding: 0 .75rem; border-radius: 14px;
  border: 1px solid var(--edge); background: var(--card); color: inherit; }
label { display: flex; gap: .75rem; align-items: center; min-height: 52px; padding: 0 1rem;
  border: 1px solid var(--line); border-radius: 14px; background: var(--card); cursor: pointer; }
label + label { margin-top: .5rem; }
label:has(:checked) { border-color: var(--bank); box-shadow: inset 0 0 0 1px var(--bank);
  background: var(--tint); }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--bank); flex: none; }
button:focus-visible, .button:focus-visible, select:focus-visible, input:focus-visible {
  outline: 3px solid var(--bank); outline-offset: 2px; }
@media (min-width: 576px) { .ends, .wait { grid-template-columns: 1fr 1fr; }
  .wide { grid-column: 1 / -1; } main { padding-top: 2rem; } }
`
