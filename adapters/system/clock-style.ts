export const style = `
:root { color-scheme: light dark; --paper: #faf8f6; --card: #fff; --ink: #241f1f; --soft: #6b6260;
  --line: #e6dfda; --edge: #8f8480; --accent: #b3102f; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #171414; --card: #211d1d; --ink: #f3ecea;
  --soft: #b3a7a3; --line: #3a3332; --edge: #8c807c; --accent: #ff8096; --on-accent: #171414; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; }
header p, .soft { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem; margin-top: 1rem; }
section > :last-child, form > :last-child { margin-bottom: 0; }
time { display: block; text-wrap: balance; font-size: 1.5rem; line-height: 1.25; font-weight: 600;
  font-variant-numeric: tabular-nums; margin-bottom: .25rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.row > * { flex: 1 1 7rem; }
label span { display: block; color: var(--soft); font-size: .875rem; }
input, select, button { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 12px; }
button { cursor: pointer; font-weight: 600; }
button:hover { border-color: var(--accent); }
button.next { background: var(--accent); border-color: var(--accent); color: var(--on-accent);
  margin-top: .75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.note { margin-top: 1rem; }
.wrong { border-left: 4px solid var(--accent); padding-left: .75rem; }
`
