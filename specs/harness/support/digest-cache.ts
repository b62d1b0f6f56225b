import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ignored by git, and safe to delete at any time. */
const folder = join(import.meta.dirname, '../../../var/cache')

export const digestOf = (...inputs: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Returns what `make` returned for the same inputs before, or calls it. The result must survive JSON.
 */
export const cachedByDigest = async <T>(
  name: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<T>,
): Promise<T> => {
  const path = join(folder, `${name}-${digestOf(...inputs)}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const made = await make()
  mkdirSync(folder, { recursive: true })
  // Two workers may make the same file; neither may read half of it.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made))
  renameSync(draft, path)
  return made
}
