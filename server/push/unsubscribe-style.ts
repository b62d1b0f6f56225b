/** The colours of the site for a page that needs none of its files. */
export const unsubscribeStyle = `
:root { color-scheme: light dark; --paper: #fbf5ef; --ink: #26151a; --soft: #70595a;
  --line: #eadcd2; --fill: #dc143c; --spark: #c20f34; }
@media (prefers-color-scheme: dark) { :root { --paper: #160e12; --ink: #faf0ea;
  --soft: #bda8a6; --line: #3b2d35; --spark: #ff7189; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { padding: .875rem 1rem; border-bottom: 1px solid var(--line); font-size: 1.25rem;
  font-weight: 750; letter-spacing: -.01em; }
header a { display: flex; align-items: center; gap: .375rem; color: inherit; text-decoration: none; }
header svg { fill: var(--spark); }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.75rem; font-weight: 800; letter-spacing: -.02em;
  line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; color: var(--soft); }
p a { color: var(--ink); font-weight: 600; }
button { width: 100%; min-height: 52px; padding: .5rem 1rem; border: 0; border-radius: 999px;
  background: var(--fill); color: #fff; font: inherit; font-size: 1.0625rem; font-weight: 600;
  cursor: pointer; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`
