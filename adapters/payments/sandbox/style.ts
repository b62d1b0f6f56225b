export const style = `
:root { color-scheme: light dark; --paper: #eef3f4; --card: #fff; --ink: #14272c; --soft: #55686d;
  --line: #d3dee0; --bank: #0b6173; --on-bank: #fff; --warn: #fff3d6; --on-warn: #573d00; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1719; --card: #162326;
  --ink: #e9f1f2; --soft: #a3b6ba; --line: #2e4145; --bank: #5cc3d6; --on-bank: #06262d;
  --warn: #3a2f12; --on-warn: #ffe3a1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
.name { display: flex; align-items: center; gap: .6rem; margin: 0 0 1rem; font-weight: 650;
  color: var(--bank); }
.name svg { width: 1.75rem; height: 1.75rem; flex: none; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.25rem; }
.notice { background: var(--warn); color: var(--on-warn); border-radius: 8px; margin: 0 0 1.25rem;
  padding: .7rem .9rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2, legend { font-size: 1rem; font-weight: 650; margin: 0 0 .5rem; padding: 0; }
p { margin: 0 0 1rem; }
.consent { border-left: 4px solid var(--bank); margin: 0 0 1.25rem; padding: .1rem 0 .1rem .75rem; }
.hint { color: var(--soft); font-size: .9rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dd.amount { font-size: 1.5rem; line-height: 1.2; font-weight: 650;
  font-variant-numeric: tabular-nums; }
dd.reference { font-size: .85rem; }
fieldset { border: 0; margin: 1.75rem 0 0; padding: 0; min-width: 0; }
button, .button { font: inherit; min-height: 44px; padding: .5rem 1rem; border-radius: 8px;
  border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer;
  width: 100%; display: flex; align-items: center; justify-content: center; text-decoration: none;
  text-align: center; }
button:hover { border-color: var(--bank); }
.main { background: var(--bank); border-color: var(--bank); color: var(--on-bank);
  font-weight: 650; }
.ends, .wait { display: grid; grid-template-columns: minmax(0, 1fr); gap: .6rem; }
.ends .hint { margin: .3rem 0; }
select { font: inherit; max-width: 100%; min-height: 44px; padding: 0 .6rem; border-radius: 8px;
  border: 1px solid var(--line); background: var(--card); color: inherit; }
label { display: flex; gap: .6rem; align-items: center; min-height: 44px; }
input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--bank); flex: none; }
button:focus-visible, .button:focus-visible, select:focus-visible, input:focus-visible {
  outline: 3px solid var(--bank); outline-offset: 2px; }
@media (min-width: 576px) { .ends, .wait { grid-template-columns: 1fr 1fr; }
  .wide { grid-column: 1 / -1; } main { padding-top: 3rem; } }
`
