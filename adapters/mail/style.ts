export const style = `
:root { color-scheme: light dark; --paper: #fbf5ef; --card: #fff; --ink: #26151a; --soft: #70595a;
  --line: #eadcd2; --ground: #f4e9e0; --accent: #c20f34; }
@media (prefers-color-scheme: dark) { :root { --paper: #160e12; --card: #221820; --ink: #faf0ea;
  --soft: #bda8a6; --line: #3b2d35; --ground: #2e222b; --accent: #ff7189; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.625rem; font-weight: 750; letter-spacing: -.02em; line-height: 1.2; margin: .5rem 0;
  overflow-wrap: anywhere; }
h2 { font-size: .875rem; font-weight: 600; color: var(--soft); margin: 1.5rem 0 .5rem; }
header p { margin: 0 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-weight: 600;
  text-decoration: none; }
nav a:hover { text-decoration: underline; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--card);
  border-radius: 12px; overflow: hidden; box-shadow: 0 1px 2px #3b14201a, 0 8px 24px #3b142014; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .1rem 1rem; padding: .8rem 1rem;
  color: inherit; text-decoration: none; }
.mails a:hover { background: var(--ground); }
.mails strong { font-weight: 650; }
.mails a:focus-visible { outline-offset: -3px; border-radius: 12px; }
.who, time { color: var(--soft); font-size: .875rem; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.mails strong, .start { grid-column: 1 / -1; overflow-wrap: anywhere; }
.start { color: var(--soft); }
.who, .start { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 12px;
  padding: 2.5rem 1rem; text-align: center; color: var(--soft); }
iframe { width: 100%; height: 38rem; border: 0; border-radius: 12px; background: #f4e9e0;
  color-scheme: light; resize: vertical; }
.text { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`
