import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { OutageToll } from '#specs/harness/outages/outage.ts'
import { dayOfOrders } from './days.ts'
import { manyKills } from './kills.ts'
import { manyOutages } from './outages.ts'
import { simulate } from './simulate.ts'

const USAGE = `npm run torture
    a thousand runs of the simulator; a seed that breaks a promise is told at once, with all
    that led to it
npm run torture -- --seeds 5000 --from 301
    so many runs, from this seed on; --books prints a digest of the books of each
npm run torture -- --seed 4711
    one run again, word for word
npm run torture -- --kills 60 [--seed 2] [--only debits]
    kills real servers, databases and Postgres backends in the middle of traffic, as often as that;
    each round also fails when the server ends by itself, or when a stop is slow or unclean
npm run torture -- --orders 10000 [--seed 2]
    a day of so many orders on Postgres, whose bank is in bad shape, and the report of it
npm run torture -- --outages [--seconds 60] [--only disk]
    breaks the network, the database, its disk and the mail server for a while, each in turn, while
    members write, order and log in
It ends with 0 where every promise held, with 1 where one was broken, and with 2 where it could not
be played.`

/** Seeds that are broken until it is enough. */
const FAILURES_MAX = 5
/** Of the kinds of traffic in a table. */
const WIDTH = 13

const typed = () => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      books: { type: 'boolean', default: false },
      kills: { type: 'string' },
      orders: { type: 'string' },
      outages: { type: 'boolean' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  return values
}
/** Who has read enough of a trace closes the pipe. */
process.stdout.on('error', () => process.exit())
const say = (line = '') => process.stdout.write(`${line}\n`)

const numberOf = (name: string, text: string) => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number`)
  return number
}

const replay = async (seed: number) => {
  const run = await simulate(seed)
  for (const line of run.trace) say(line)
  const days = (run.lastedMs / 86_400_000).toFixed(1)
  say(
    `seed ${seed}: ${run.broken ?? 'every promise held'}; ${run.steps} steps, ${days} days, books ${run.digest}`,
  )
  return run.broken === null ? 0 : 1
}

const torture = async (from: number, many: number, books: boolean) => {
  const all = createHash('sha256')
  const moves = new Map<string, number>()
  const began = performance.now()
  let steps = 0
  let failures = 0
  for (let seed = from; seed < from + many && failures < FAILURES_MAX; seed += 1) {
    const run = await simulate(seed)
    steps += run.steps
    all.update(run.digest)
    if (books) say(`seed ${seed}: books ${run.digest}`)
    for (const [kind, times] of run.moves) moves.set(kind, (moves.get(kind) ?? 0) + times)
    if (run.broken === null) continue
    failures += 1
    await replay(seed)
    say(`Again with: npm run torture -- --seed ${seed}`)
    say()
  }
  for (const [kind, times] of [...moves].sort()) say(`${String(times).padStart(9)}  ${kind}`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  say(`${many} seeds from ${from}: ${steps} steps in ${seconds} s, ${failures} broken`)
  say(`books ${all.digest('hex').slice(0, 16)}`)
  return failures
}

const kills = async (rounds: number, seed: number, only: string) => {
  const began = performance.now()
  let wrong = 0
  say(['rounds', 'confirmed', 'in doubt', 'wrong'].map((head) => head.padStart(10)).join(''))
  const { tolls, slowest } = await manyKills({ seed, rounds, only }, say)
  for (const toll of tolls) {
    wrong += toll.wrong.length
    const cells = [toll.rounds, toll.confirmed, toll.inDoubt, toll.wrong.length]
    const figures = cells.map((cell) => String(cell).padStart(10)).join('')
    say(`${figures}  ${toll.traffic.padEnd(WIDTH)}${toll.blow}`)
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  say(`slowest start ${slowest.startMs} ms, slowest stop ${slowest.stopMs} ms`)
  say(`seed ${seed}: ${wrong} lost or doubled, in ${seconds} s`)
  return wrong
}

const outages = async (seconds: number, only: string) => {
  const heads = ['told', 'in doubt', 'slowest ms', 'well ms', 'work ms', 'wrong']
  say(heads.map((head) => head.padStart(11)).join(''))
  const told = (toll: OutageToll) => {
    const { acknowledged, inDoubt, slowestMs, wellMs, backgroundMs } = toll
    const cells = [acknowledged, inDoubt, slowestMs, wellMs, backgroundMs, toll.wrong.length]
    say(`${cells.map((cell) => String(cell).padStart(11)).join('')}  ${toll.what}`)
  }
  const all = await manyOutages({ lastsMs: seconds * 1_000, only }, say, told)
  const wrong = all.reduce((sum, toll) => sum + toll.wrong.length, 0)
  return wrong
}

const run = async () => {
  const { seed, from, seeds, kills: rounds, orders, help, ...given } = typed()
  if (help) {
    say(USAGE)
    return 0
  }
  if (given.outages) return outages(numberOf('seconds', given.seconds), given.only)
  if (orders !== undefined)
    return dayOfOrders(numberOf('orders', orders), numberOf('seed', seed ?? '1'), say)
  if (rounds !== undefined)
    return kills(numberOf('kills', rounds), numberOf('seed', seed ?? '1'), given.only)
  return seed === undefined
    ? torture(numberOf('from', from), numberOf('seeds', seeds), given.books)
    : replay(numberOf('seed', seed))
}

try {
  process.exitCode = (await run()) > 0 ? 1 : 0
} catch (error) {
  const { code, message } = error as Error & { code?: string }
  process.stderr.write(`${message}\n${code?.startsWith('ERR_PARSE_ARGS') ? `\n${USAGE}\n` : ''}`)
  process.exitCode = 2
}
