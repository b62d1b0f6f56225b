import { groups } from './commands.ts'

const all = groups.flatMap(({ commands }) => commands)
const width = Math.max(...all.map(({ run }) => run.length))
const say = (line = '') => process.stdout.write(`${line}\n`)

for (const { about, commands } of groups) {
  say(about)
  for (const { run, does } of commands) say(`  ${run.padEnd(width)}  ${does}`)
  say()
}
