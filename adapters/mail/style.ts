export const style = `
:root { color-scheme: light dark; --paper: #faf8f6; --card: #fff; --ink: #241f1f; --soft: #6b6260;
  --line: #e6dfda; --accent: #b3102f; }
@media (prefers-color-scheme: dark) { :root { --paper: #171414; --card: #211d1d; --ink: #f3ecea;
  --soft: #b3a7a3; --line: #3a3332; --accent: #ff8096; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; overflow-wrap: anywhere; }
h2 { font-size: .875rem; font-weight: 600; color: var(--soft); margin: 1.5rem 0 .5rem; }
header p { margin: 0 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
nav a { display: inline-block; padding: .6rem 0; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--card);
  border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .1rem 1rem; padding: .8rem 1rem;
  color: inherit; text-decoration: none; }
.mails a:hover strong { text-decoration: underline; }
.mails a:focus-visible { outline-offset: -3px; border-radius: 12px; }
.who, time { color: var(--soft); font-size: .875rem; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.mails strong, .start { grid-column: 1 / -1; overflow-wrap: anywhere; }
.start { color: var(--soft); }
.who, .start { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 12px;
  padding: 2.5rem 1rem; text-align: center; color: var(--soft); }
iframe { width: 100%; height: 33rem; border: 1px solid var(--line); border-radius: 12px;
  background: #fff; color-scheme: light; resize: vertical; }
.text { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`
