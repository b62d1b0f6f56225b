import { setTimeout as pause } from 'node:timers/promises'
import express from 'express'
import type { Container } from 'inversify'
import { unreadOf } from '#core/site/languages.ts'
import { closeAll, containerFor } from '../container.ts'
import { keepTowns } from '../discovery/tokens.ts'
import type { Config } from './config/config.ts'
import { inPlainWords } from './faults.ts'
import { type HttpListener, listenOn } from './http/listen.ts'
import { metricsPage } from './metrics/page.ts'
import * as t from './tokens.ts'

export type RunningServer = {
  /** Where people reach it. */
  address: string
  port: number
  /** Where `/metrics` is; null where nobody measures. */
  metricsPort: number | null
  container: Container
  /** Stops accepting, ends streams, finishes what is under way, closes everything. */
  stop(): Promise<void>
}
export type StartOptions = {
  /** Puts other parts in the place of these, before any of them is made. */
  rebind?: (container: Container) => void
}

/** The towns, and in a demo its world, where there is none yet. Says so where there is no site. */
export const prepareSites = async (container: Container) => {
  await (await container.getAsync(keepTowns))()
  await (await container.getAsync(t.seedSites))()
  const sites = await container.getAsync(t.sites)
  if ((await sites.all()).length > 0) return
  container.get(t.log).warn('There is no site in the database yet: every host is unknown.')
}

/** Nobody reads an unread language without whoever runs the site knowing it. */
const tellUnread = (container: Container) => {
  const unread = unreadOf(container.get(t.config).languages)
  if (unread.length > 0)
    container
      .get(t.log)
      .warn({ unread }, 'No native speaker has read the texts of these languages.')
}

const assemble = async (container: Container) => {
  tellUnread(container)
  await prepareSites(container)
  const app = await container.getAsync(t.app)
  await (await container.getAsync(t.liveHints)).start()
  await (await container.getAsync(t.workers)).start()
  return app
}

/** Who balances the load is told first, and then nobody new is let in. */
const stopping = (doors: HttpListener[], container: Container, pauseMs: number) => async () => {
  if (container.isBound(t.readiness) && pauseMs > 0) {
    const readiness = await container.getAsync(t.readiness).catch(() => null)
    readiness?.leave()
    if (readiness) await pause(pauseMs)
  }
  const accepted = Promise.all(doors.map((door) => door.stopAccepting()))
  if (container.isBound(t.streams)) await container.unbindAsync(t.streams)
  await accepted
  await closeAll(container)
}

/** Whose connections are not their own, by the same rule by which their word counts. */
const proxiesIn = ({ trustProxy }: Config) => {
  const isTrusted = express().set('trust proxy', trustProxy).get('trust proxy fn')
  return (address: string): boolean => isTrusted(address, 0)
}

/** The door for people, and the one for who measures where there is one: both ports, or none. */
const openDoors = async (config: Config) => {
  const ceiling = { perSource: config.connectionsPerSource, isProxy: proxiesIn(config) }
  const open = ({ port, host }: { port: number; host: string }) =>
    listenOn(port, host, ceiling).catch((error) => {
      throw inPlainWords(error, { ...config, port, host })
    })
  const listening = await open(config)
  if (!config.metrics) return { listening, measured: [] }
  try {
    return { listening, measured: [await open(config.metrics)] }
  } catch (error) {
    await listening.stopAccepting()
    throw error
  }
}

/**
 * Starts everything, in the order in which it can fail soonest. Rejects with one plain line, and
 * leaves nothing running behind.
 */
export const start = async (config: Config, options: StartOptions = {}): Promise<RunningServer> => {
  const { listening, measured } = await openDoors(config)
  const container = containerFor(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${listening.port}`
  container.bind(t.publicUrl).toConstantValue(publicUrl)
  options.rebind?.(container)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopping([listening, ...measured], container, config.stop.pauseMs)()
    return stopped
  }
  try {
    listening.serve(await assemble(container))
    const [metrics, log] = [await container.getAsync(t.metrics), container.get(t.log)]
    for (const door of measured) door.serve(metricsPage({ metrics, log }))
  } catch (error) {
    await stop().catch(() => undefined)
    throw inPlainWords(error, config)
  }
  return {
    address: publicUrl,
    port: listening.port,
    metricsPort: measured[0]?.port ?? null,
    container,
    stop,
  }
}
