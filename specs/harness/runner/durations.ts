import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** Ignored by git; without it, the size of a test file stands in for its duration. */
const cache = join(root, 'var/test-durations.json')
const MS_PER_BYTE = 0.3

/** Milliseconds by the path of the test file. */
type Durations = Record<string, number>

export const readDurations = (): Durations => {
  if (!existsSync(cache)) return {}
  try {
    return JSON.parse(readFileSync(cache, 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps what earlier runs measured of other files. */
export const saveDurations = (measured: ReadonlyMap<string, number>): void => {
  const durations = readDurations()
  for (const [moduleId, ms] of measured) durations[relative(root, moduleId)] = Math.round(ms)
  mkdirSync(join(root, 'var'), { recursive: true })
  writeFileSync(cache, JSON.stringify(durations))
}

/** How long a test file is expected to take, in milliseconds. */
export const expectedDuration = (durations: Durations, moduleId: string): number =>
  durations[relative(root, moduleId)] ?? statSync(moduleId).size * MS_PER_BYTE
