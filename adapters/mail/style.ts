export const style = `
:root { color-scheme: light dark; --paper: #fbf5ef; --card: #fff; --ink: #26151a; --soft: #70595a;
  --line: #eadcd2; --ground: #f4e9e0; --accent: #c20f34; --tint: #fde7e6; --edge: #dc143c; }
@media (prefers-color-scheme: dark) { :root { --paper: #160e12; --card: #221820; --ink: #faf0ea;
  --soft: #bda8a6; --line: #3b2d35; --ground: #2e222b; --accent: #ff7189; --tint: #41182a;
  --edge: #ff7189; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink);
  font: 16px/1.4 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
p, h1, ol { margin: 0; padding: 0; }
a { color: inherit; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 12px; }
svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.8;
  stroke-linecap: round; stroke-linejoin: round; }
.flame { width: 20px; height: 24px; fill: #dc143c; stroke: none; }
.bar { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0 .75rem;
  padding: .5rem 1rem; background: var(--card); }
.bar p { grid-column: 1 / -1; color: var(--soft); font-size: .875rem; }
.bar .title { grid-column: 2; color: var(--ink); font-size: 1.0625rem; font-weight: 750; }
.pill, .ways a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .9rem;
  border-radius: 999px; font-size: .9375rem; font-weight: 600; text-decoration: none; white-space: nowrap; }
.pill { grid-row: 1; grid-column: 3; padding: 0; text-decoration: underline; text-underline-offset: 3px; }
.list ol { list-style: none; padding: .5rem; }
.list a { display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: .1rem .875rem;
  padding: .65rem .75rem; border: 2px solid transparent; border-radius: 12px; text-decoration: none; }
.list a:hover { background: var(--ground); }
.list svg { grid-row: 1 / 3; margin-top: .1rem; color: var(--soft); }
.list strong { font-weight: 650; overflow-wrap: anywhere; }
.list time, .who { color: var(--soft); font-size: .875rem; }
.list time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.who { grid-column: 2 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
main { display: flex; flex-direction: column; gap: .75rem; min-width: 0; padding: .25rem 1rem 1rem; }
.back { display: inline-flex; align-items: center; align-self: start; min-height: 44px; font-weight: 600;
  text-decoration: none; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .75rem 1rem; }
.head > div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.3125rem; font-weight: 750; letter-spacing: -.02em; line-height: 1.2; overflow-wrap: anywhere; }
.head p { margin-top: .25rem; color: var(--soft); font-size: .875rem; }
.ways { display: flex; gap: .5rem; }
.ways a { background: var(--card); box-shadow: inset 0 0 0 1px var(--line); }
.ways a[aria-current] { background: var(--ink); color: var(--paper); box-shadow: none; }
iframe { display: block; width: 100%; height: calc(100dvh - 17rem); min-height: 32rem; border: 0; border-radius: 12px;
  background: #f4e9e0; color-scheme: light; }
.text { max-width: 46rem; padding: 1.25rem; border-radius: 12px; background: var(--card);
  white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5; }
.text a { color: var(--accent); }
.none { padding: 4rem 1rem; text-align: center; }
.none p { color: var(--soft); }
.none .back { align-self: center; }
.all main:not(.none), .open .list, .open .bar p:not(.title) { display: none; }
@media (min-width: 900px) {
  .bar { grid-template-columns: auto auto 1fr auto; padding: .5rem 2.5rem; }
  .bar p, .bar .title, .open .bar p:not(.title) { display: block; grid-column: auto; }
  .bar .title { padding-right: .75rem; }
  .pill { grid-column: 4; }
  body.all:not(:has(.none)), body.open { display: grid; grid-template: auto 1fr / 25.5rem minmax(0, 1fr); height: 100dvh; }
  .bar { grid-column: 1 / -1; min-height: 60px; }
  .open .list, .list { display: block; overflow-y: auto; padding: .5rem 0 .5rem 1.25rem; }
  .list a[aria-current] { background: var(--tint); border-color: var(--edge); }
  .list a[aria-current] svg { color: var(--accent); }
  .all main:not(.none), main { display: flex; overflow-y: auto; padding: 1.125rem 2.5rem .875rem 1rem; }
  main:not(.none) .back { display: none; }
  .ways a { min-height: 40px; }
  iframe { flex: 1; height: auto; min-height: 20rem; }
}
`
