import { join } from 'node:path'
import { readManifest } from '../../../scripts/manifest.ts'

export const clientDir = join(import.meta.dirname, '../../../dist/client')

/** The file that a source of its own is built as: `assets/…`. */
export const builtFileOf = (source: string): string => {
  const [file] = readManifest(clientDir)(source).scripts
  if (!file) throw new Error(`Nothing is built of ${source}`)
  return file
}
