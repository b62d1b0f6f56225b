import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

export type Found = { path: string; from: string }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const VERSION_MS = 20_000

export const HOW_TO_INSTALL =
  'Install one with "apt-get install chromium" or "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.'

/** A browser that lacks a library of the system is found but does not start. */
const starts = (path: string) =>
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: VERSION_MS })
    .status === 0

const onPath = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts)
}

/** The first Chromium that starts; throws if CHROMIUM_PATH is set to something that does not. */
export const findChromium = (): Found | null => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return { path: CHROMIUM_PATH, from: 'CHROMIUM_PATH' }
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but that does not start.`)
  }
  const installed = onPath(...NAMES)
  if (installed) return { path: installed, from: 'PATH' }
  const downloaded = chromium.executablePath()
  return starts(downloaded) ? { path: downloaded, from: 'Playwright' } : null
}

/** The path of a Chromium; throws with how to install one. */
export const requireChromium = (): string => {
  const found = findChromium()
  if (!found) throw new Error(`No Chromium was found. ${HOW_TO_INSTALL}`)
  return found.path
}

/**
 * The same browser without its windows, where the machine has it and no other was asked for: each
 * page takes a third less CPU, but there are no notifications.
 */
export const findShell = (): string | undefined => {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env
  return CHROMIUM_SHELL_PATH ?? (CHROMIUM_PATH ? undefined : onPath('chromium-headless-shell'))
}
