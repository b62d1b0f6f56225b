import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isRunning } from '#adapters/postgres/platform/embedded/process.ts'
import { browserAt } from '#specs/harness/server/client.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type KeptMail, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { eventually, isAlive } from '#specs/harness/support/process.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_MS = 120_000
/** For the server with its live streams, its Postgres and npm together. */
const STOP_MS_MAX = 2_500

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)

/** Every process under this one, as long as its parents live. */
const descendantsOf = async (pid: number): Promise<number[]> => {
  const below = (await childrenOf(pid)).map(Number)
  return [...below, ...(await Promise.all(below.map(descendantsOf))).flat()]
}

/** The product as an operator starts it in a terminal: npm at the head of a process group. */
const startByNpm = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'npm-start-'))
  const { PATH = '', HOME = '' } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let out = ''
  for (const pipe of [npm.stdout, npm.stderr])
    pipe.on('data', (data) => {
      out += data
    })
  const ended = once(npm, 'exit').then(([code]) => code as number | null)
  let all: number[] = []
  onTestFinished(async () => {
    for (const pid of [npm.pid ?? 0, ...all]) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  const opened = () => /Vonk is open at (\S+)/.exec(out)?.[1]
  await eventually(
    'the server is open',
    () => opened() !== undefined || !isAlive(npm.pid ?? 0),
    START_MS,
  )
  const url = opened()
  if (!url || !npm.pid) throw new Error(out)
  all = await descendantsOf(npm.pid)
  return { pid: npm.pid, all, url, ended, dataDir }
}

/** A member of the site, whose pages keep a live stream open. */
const memberAt = (url: string) => {
  const browser = () => browserAt(() => url)
  const mailTo = (to: string) =>
    until(async () => {
      const { json } = await browser().send('GET', `/dev/mail.json?${new URLSearchParams({ to })}`)
      const [newest] = (json as { mails: KeptMail[] }).mails
      if (!newest) throw new Error(`No mail to ${to} yet`)
      return newest
    })
  return newMember({ browser, mailTo })
}

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it.each([
    ['SIGTERM to npm', 'SIGTERM', 1],
    ['SIGINT to npm', 'SIGINT', 1],
    ['Ctrl-C, which signals the whole process group', 'SIGINT', -1],
  ] as const)(
    'ends server, live streams and Postgres within 2.5 s after %s (OPS-01)',
    async (_, signal, sign) => {
      const started = await startByNpm()
      const postmaster = Number(
        (await readFile(join(started.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
      )
      const stream = await openStream(started.url, (await memberAt(started.url)).cookie())
      const began = performance.now()
      process.kill(sign * started.pid, signal)
      const code = await started.ended
      const ms = performance.now() - began
      await stream.ended
      expect({
        code,
        left: started.all.filter(isRunning),
        postgres: isRunning(postmaster),
      }).toEqual({
        code: 0,
        left: [],
        postgres: false,
      })
      expect(ms).toBeLessThan(STOP_MS_MAX)
    },
  )
})
