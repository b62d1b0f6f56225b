import { supervise } from '../../../scripts/supervise.ts'

/** What `npm start` runs, for a program and a shortest time between starts that a spec names. */
const [program = '', everyMs = '0'] = process.argv.slice(2)
process.exitCode = await supervise({
  program,
  everyMs: Number(everyMs),
  say: (line) => process.stdout.write(`${line}\n`),
})
