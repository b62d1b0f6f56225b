import { configFrom } from './config/config.ts'
import { CRASHED, NOT_STARTED } from './exit-codes.ts'
import { currentRequest } from './http/current-request.ts'
import { loggerOf } from './logger.ts'
import { start } from './start.ts'
import { fillDesk } from './tokens.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const complain = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`)

/** Everything is closed by then; what would still hold the process is cut off. */
const LEAVE_MS = 3_000

type Ending = { stop: () => Promise<void>; withinMs: number }

/** Ends once, whatever asks for it and however often; what hangs meanwhile is left behind. */
const createEnd = ({ stop, withinMs }: Ending) => {
  let ending = false
  return async (code: number) => {
    if (ending) return
    ending = true
    setTimeout(() => {
      complain(new Error('Not everything ended in time: the rest is cut off.'))
      process.exit(code || 1)
    }, withinMs).unref()
    try {
      await stop()
      setTimeout(() => process.exit(code), LEAVE_MS).unref()
      process.exitCode = code
    } catch (error) {
      complain(error)
      process.exit(code || 1)
    }
  }
}
type End = ReturnType<typeof createEnd>

/** The first signal ends cleanly; whoever asks again does not want to wait. */
const endOnSignal = (end: End) => {
  let signals = 0
  const onSignal = () => {
    signals += 1
    if (signals > 1) process.exit(1)
    void end(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  if (!process.connected) return
  // A supervisor that was killed leaves no server behind.
  process.once('disconnect', onSignal)
  process.channel?.unref()
}

/** After such an error nobody knows what is whole in this process: it drains and ends. */
const endOnUncaught = (end: End, log: ReturnType<typeof loggerOf>) => {
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ ...currentRequest(), origin, err }, 'nothing caught this: the server ends')
    void end(CRASHED)
  })
}

try {
  const config = configFrom()
  const starting = start(config)
  const end = createEnd({
    stop: async () => (await starting.catch(() => undefined))?.stop(),
    withinMs: config.stop.pauseMs + config.stop.withinMs,
  })
  endOnSignal(end)
  endOnUncaught(end, loggerOf(config))
  const { address, container } = await starting
  await (await container.getAsync(fillDesk))().catch(complain)
  print(`Vonk is open at ${address}`)
} catch (error) {
  complain(error)
  process.exitCode = NOT_STARTED
}
