export const style = `
:root { color-scheme: light dark; --paper: #fbf5ef; --card: #fff; --ink: #26151a; --soft: #70595a;
  --line: #eadcd2; --ground: #f4e9e0; --edge: #87716f; --accent: #dc143c; --on-accent: #fff;
  --wrong: #8a2b10; --on-wrong: #fbe3d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #160e12; --card: #221820; --ink: #faf0ea;
  --soft: #bda8a6; --line: #3b2d35; --ground: #2e222b; --edge: #917d80; --wrong: #ffb199;
  --on-wrong: #44221a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { position: relative; overflow: hidden; color: #fff4ec;
  background: linear-gradient(#1d1440, #5b2245 46%, #a8443f 82%, #d9825a); }
header > div { position: relative; z-index: 1; max-width: 34rem; margin: 0 auto;
  padding: 1rem 1rem 6.5rem; }
header p { margin: 0; }
.town { position: absolute; bottom: 0; left: 0; display: block; width: 100%; height: 90px; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.125rem; font-weight: 700; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.0625rem; font-weight: 700; margin: 0 0 .625rem; }
p { margin: 0 0 .75rem; }
.soft { color: var(--soft); }
section { margin-top: 1.75rem; }
section > :last-child, form > :last-child { margin-bottom: 0; }
time { display: block; font-weight: 600; margin-bottom: .125rem; }
.hour { display: block; font-size: 3.75rem; font-weight: 800; letter-spacing: -.035em; line-height: 1.05;
  font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.row > * { flex: 1 1 7rem; }
label span { display: block; color: var(--soft); font-size: .875rem; }
input, select, button { width: 100%; min-height: 52px; padding: .5rem 1rem; font: inherit;
  color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 14px; }
button { cursor: pointer; font-weight: 600; border-color: transparent; border-radius: 999px;
  background: var(--ground); }
button:hover { border-color: var(--edge); }
button.next { background: var(--accent); color: var(--on-accent); margin-top: .75rem; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.note { margin-top: 1.75rem; font-size: .875rem; }
.wrong { padding: .75rem 1rem; border-radius: 12px; background: var(--on-wrong); color: var(--wrong); }
`
