import type { Container } from 'inversify'
import type { Config } from './config.ts'
import { closeAll, containerFor } from './container.ts'
import { inPlainWords } from './faults.ts'
import { type Listening, listenOn } from './listen.ts'
import { seedDemo } from './seeding.ts'
import { tokens as t } from './tokens.ts'

export type Running = {
  /** Where people reach it. */
  address: string
  port: number
  container: Container
  /** Stops accepting, ends streams, finishes what is under way, closes everything. */
  stop(): Promise<void>
}
export type StartOptions = {
  /** Puts other parts in the place of these, before any of them is made. */
  rebind?: (container: Container) => void
}

const prepareSites = async (container: Container, { demo }: Config) => {
  const sites = await container.getAsync(t.sites)
  if (demo) {
    const passwords = container.get(t.passwords)
    const clock = await container.getAsync(t.clock)
    const who = { ids: container.get(t.ids), publicUrl: container.get(t.publicUrl) }
    await seedDemo({ demo: await container.getAsync(t.demo), sites, passwords, clock, ...who })
  }
  if ((await sites.all()).length > 0) return
  container.get(t.log).warn('There is no site in the database yet: every host is unknown.')
}

const assemble = async (container: Container, config: Config) => {
  await prepareSites(container, config)
  const app = await container.getAsync(t.app)
  await (await container.getAsync(t.wire)).start()
  await (await container.getAsync(t.workers)).start()
  return app
}

const stopping = (listening: Listening, container: Container) => async () => {
  const accepted = listening.stopAccepting()
  if (container.isBound(t.streams)) await container.unbindAsync(t.streams)
  await accepted
  await closeAll(container)
}

/**
 * Starts everything, in the order in which it can fail soonest. Rejects with one plain line, and
 * leaves nothing running behind.
 */
export const start = async (config: Config, options: StartOptions = {}): Promise<Running> => {
  const listening = await listenOn(config.port, config.host).catch((error) => {
    throw inPlainWords(error, config)
  })
  const container = containerFor(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${listening.port}`
  container.bind(t.publicUrl).toConstantValue(publicUrl)
  options.rebind?.(container)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopping(listening, container)()
    return stopped
  }
  try {
    listening.serve(await assemble(container, config))
  } catch (error) {
    await stop().catch(() => undefined)
    throw inPlainWords(error, config)
  }
  return { address: publicUrl, port: listening.port, container, stop }
}
