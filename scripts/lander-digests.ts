import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landerDrawings } from '#adapters/portraits/landers/pictures.ts'

const root = join(import.meta.dirname, '..')
export const LANDER_FILES = join(root, 'client', 'public', 'landers')
export const LANDER_DIGESTS = join(root, 'adapters', 'portraits', 'landers', 'digests.json')

const digest = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Of each picture and film of the landers: of what it is drawn today, and what is in its file. */
export const landerDigests = (): Record<string, { drawing: string; file: string }> =>
  Object.fromEntries(
    landerDrawings().map(({ file, madeOf }) => [
      file,
      {
        drawing: digest(JSON.stringify(madeOf)),
        file: digest(readFileSync(join(LANDER_FILES, file))),
      },
    ]),
  )
