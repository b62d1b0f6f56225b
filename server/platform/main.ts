import { configFrom } from './config/config.ts'
import { start } from './start.ts'
import { fillDesk } from './tokens.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const complain = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`)

/** What hangs while the rest is ended is left behind. */
const cutOff = (withinMs: number) => {
  setTimeout(() => {
    complain(new Error('Not everything ended in time: the rest is cut off.'))
    process.exit(1)
  }, withinMs).unref()
}

/** Everything is closed by then; what would still hold the process is cut off. */
const LEAVE_MS = 3_000

/** The first signal ends cleanly; whoever asks again does not want to wait. */
const endOnSignal = (stop: () => Promise<void>, withinMs: number) => {
  let ending = false
  const end = async () => {
    if (ending) process.exit(1)
    ending = true
    cutOff(withinMs)
    try {
      await stop()
      setTimeout(() => process.exit(0), LEAVE_MS).unref()
    } catch (error) {
      complain(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

try {
  const config = configFrom()
  const starting = start(config)
  endOnSignal(
    async () => (await starting.catch(() => undefined))?.stop(),
    config.stop.pauseMs + config.stop.withinMs,
  )
  const { address, container } = await starting
  await (await container.getAsync(fillDesk))().catch(complain)
  print(`Vonk is open at ${address}`)
} catch (error) {
  complain(error)
  process.exitCode = 1
}
