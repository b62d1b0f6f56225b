import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const ADDRESS = /Vonk is open at (\S+)/
const WAIT_MS = 25_000

/** Those that `npm start` gives to Node. */
const flags = () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(scripts.start)
    .split(' ')
    .filter((word) => word.startsWith('--'))
}

/** What Node has compiled once need not be compiled by each server of a run. */
const handedDown = () => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { PATH, NODE_COMPILE_CACHE } : { PATH }
}

/** The server as an operator starts it: a process of its own, at the head of its own group. */
export type ServerProcess = {
  child: ChildProcess
  pid: number
  /** Where it serves, once it says so; null when it ended without. */
  address: Promise<string | null>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stdout: () => string
  stderr: () => string
}

export const serverProcess = (
  env: Record<string, string>,
  entry = 'server/platform/main.ts',
): ServerProcess => {
  const child = spawn(process.execPath, [...flags(), entry], {
    cwd: root,
    env: { ...handedDown(), NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let out = ''
  let err = ''
  child.stderr?.on('data', (data) => {
    err += data
  })
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const address = new Promise<string | null>((resolve) => {
    child.stdout?.on('data', (data) => {
      out += data
      const [, found] = ADDRESS.exec(out) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => resolve(null))
  })
  return { child, pid: child.pid as number, address, ended, stdout: () => out, stderr: () => err }
}

/** Asks until it is true; fails with what it waited for. */
export const eventually = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  waitMs = WAIT_MS,
) => {
  const until = Date.now() + waitMs
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
