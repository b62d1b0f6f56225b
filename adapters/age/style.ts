/** A party of its own: another colour than the site, and none of its crimson. */
export const style = `
:root { color-scheme: light dark; --paper: #f3f1f7; --card: #fff; --ink: #1f1a33; --soft: #5d5675;
  --line: #d6d1e3; --own: #3d3566; --on-own: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #131020; --card: #1d1930; --ink: #efecf7;
  --soft: #b0a9c6; --line: #38324f; --own: #b6abe8; --on-own: #1a1433; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { padding: 1rem max(1rem, calc(50% - 16rem)) 1.25rem; color: #fff; background: linear-gradient(#2b2450, #463d78); }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.name { display: flex; align-items: center; gap: .6rem; margin: 0 0 .5rem; font-size: 1.125rem; font-weight: 700; }
.name span { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border: 2px solid; border-radius: 50%; font-size: .8125rem; }
.notice { margin: 0; font-size: .9375rem; text-wrap: balance; }
h1 { margin: 0 0 1.25rem; font-size: 1.625rem; font-weight: 750; letter-spacing: -.02em; line-height: 1.2; }
p { margin: 0 0 1rem; }
form { display: grid; gap: .75rem; }
button, .button { font: inherit; font-weight: 600; min-height: 52px; padding: .5rem 1rem; width: 100%;
  display: flex; align-items: center; justify-content: center; border-radius: 999px; cursor: pointer;
  border: 1px solid var(--line); background: var(--card); color: inherit; text-decoration: none; }
button:hover { border-color: var(--own); }
.main { background: var(--own); border-color: var(--own); color: var(--on-own); }
.quiet { border-color: transparent; background: none; color: var(--soft); }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--own); outline-offset: 2px; }
`
