import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CRASHED, NOT_STARTED } from '#server/platform/exit-codes.ts'
import { eventually, isAlive } from '#specs/harness/support/process.ts'

const EVERY_MS = 1_000
const BEGAN = "const began = () => console.log('began', process.pid, Date.now())"
const SUPERVISED = join(import.meta.dirname, '../harness/support/supervised.ts')

/** Serves until SIGTERM or the end of its supervisor, and says when it began to listen for both. */
const SERVING = `setInterval(() => {}, 1_000)
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
began()`

const begin = async (body: string, everyMs = EVERY_MS) => {
  const dir = await mkdtemp(join(tmpdir(), 'supervise-'))
  const program = join(dir, 'server.mjs')
  await writeFile(program, `${BEGAN}\n${body}\n`)
  const child = spawn(process.execPath, [SUPERVISED, program, String(everyMs)])
  let out = ''
  child.stdout.on('data', (data) => {
    out += data
  })
  const starts = () =>
    [...out.matchAll(/began (\d+) (\d+)/g)].map(([, pid, at]) => ({
      pid: Number(pid),
      atMs: Number(at),
    }))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    for (const { pid } of starts()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  const startsReach = (count: number) =>
    eventually(`${count} starts`, () => starts().length >= count)
  return { child, ended, starts, startsReach, said: () => out }
}

describe('npm start', () => {
  test('starts a server again that crashed, and waits between two starts (OPS-01)', async () => {
    const { child, starts, startsReach, said } = await begin(`began(); process.exit(${CRASHED})`)
    await startsReach(3)
    child.kill('SIGTERM')
    const times = starts().map(({ atMs }) => atMs)
    for (const [nth, atMs] of times.slice(1).entries()) {
      expect(atMs - (times[nth] ?? 0)).toBeGreaterThan(EVERY_MS - 200)
    }
    expect(said()).toContain(`The server ended (code ${CRASHED}). It starts again in 1 s.`)
  })

  test('starts a server again that was killed (OPS-01)', async () => {
    const { starts, startsReach } = await begin(SERVING)
    await startsReach(1)
    process.kill(starts()[0]?.pid ?? 0, 'SIGKILL')
    await startsReach(2)
  })

  test('passes a signal on once, and ends with the code of its server', async () => {
    const { child, ended, starts, startsReach } = await begin(SERVING)
    await startsReach(1)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(starts()).toHaveLength(1)
  })

  test('passes one Ctrl-C on once, which the terminal and npm both send (OPS-01)', async () => {
    const draining = `setInterval(() => {}, 1_000)
let signals = 0
process.on('SIGINT', () => {
  signals += 1
  if (signals > 1) process.exit(1)
  setTimeout(() => process.exit(0), 400)
})
began()`
    const { child, ended, startsReach } = await begin(draining)
    await startsReach(1)
    child.kill('SIGINT')
    await pause(50)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  test('passes a second Ctrl-C on, because that user does not want to wait', async () => {
    const patient = `setInterval(() => {}, 1_000)
let signals = 0
process.on('SIGINT', () => {
  signals += 1
  if (signals > 1) process.exit(1)
})
began()`
    const { child, ended, startsReach } = await begin(patient)
    await startsReach(1)
    child.kill('SIGINT')
    await pause(1_000)
    child.kill('SIGINT')
    expect(await ended).toBe(1)
  })

  test('ends while it waits for the next start', async () => {
    const { child, ended, startsReach, said } = await begin(
      `began(); process.exit(${CRASHED})`,
      60_000,
    )
    await startsReach(1)
    await eventually('it waits', () => said().includes('It starts again in 60 s.'))
    child.kill('SIGINT')
    expect(await ended).toBe(CRASHED)
  })

  test('leaves a server ended that could not start', async () => {
    const { ended, starts } = await begin(`began(); process.exit(${NOT_STARTED})`, 0)
    expect(await ended).toBe(NOT_STARTED)
    expect(starts()).toHaveLength(1)
  })

  test('leaves no server behind when it is killed itself', async () => {
    const { child, starts, startsReach } = await begin(SERVING)
    await startsReach(1)
    child.kill('SIGKILL')
    await eventually('the server ends', () => !isAlive(starts()[0]?.pid ?? 0))
  })
})
