import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

export type Found = { path: string; from: string }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PACKAGES = ['chromium', 'fonts-liberation']
const DOWNLOAD_MS = 120_000
const INSTALL_MS = 300_000
const VERSION_MS = 20_000

/** A browser that lacks a library of the system is found but does not start. */
const runs = (path: string) =>
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: VERSION_MS })
    .status === 0

const named = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}
const onPath = () => named(...NAMES)

const given = () => {
  const path = process.env.CHROMIUM_PATH
  if (path && !runs(path)) throw new Error(`CHROMIUM_PATH is ${path}, but that does not start.`)
  return path
}

const downloaded = () => [chromium.executablePath()].find(runs)

const run = (command: string, args: string[], timeout: number) => {
  process.stdout.write(`Looking for a browser: ${command} ${args.join(' ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync(command, args, { timeout, env, encoding: 'utf8' })
  const reason = /^.*(error|E:).*$/im.exec(stderr ?? '')?.[0] ?? 'it took too long'
  if (status !== 0) process.stdout.write(`That did not work: ${reason.trim()}\n`)
  return status === 0
}

const download = () => {
  run('npx', ['playwright', 'install', 'chromium'], DOWNLOAD_MS)
  return downloaded()
}

const fromDistribution = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  run('apt-get', ['update', '-q'], DOWNLOAD_MS)
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], INSTALL_MS)
  return onPath()
}

const ways: [from: string, find: () => string | undefined][] = [
  ['CHROMIUM_PATH', given],
  ['on the PATH', onPath],
  ["Playwright's own, downloaded before", downloaded],
  ["Playwright's own, downloaded now", download],
  ["the distribution's package", fromDistribution],
]

/** The first Chromium that starts; gets one when the machine has none. */
const findChromium = (): Found => {
  for (const [from, find] of ways) {
    const path = find()
    if (path) return { path, from }
  }
  throw new Error(
    'There is no Chromium and none could be fetched: install one and set CHROMIUM_PATH to it.',
  )
}

/**
 * The same browser without its windows, where the machine has it and no other was asked for: it
 * works a third less for every page, but has no notifications.
 */
export const findShell = (): string | undefined => {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env
  return CHROMIUM_SHELL_PATH ?? (CHROMIUM_PATH ? undefined : named('chromium-headless-shell'))
}

/** Finds it and says in one line which. */
export const findChromiumAloud = (): Found => {
  const found = findChromium()
  process.stdout.write(`Browser: ${found.path} (${found.from})\n`)
  return found
}

if (import.meta.main) findChromiumAloud()
