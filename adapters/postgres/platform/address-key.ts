import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32
/** Of SHA-256. */
const BLOCK_BYTES = 64
const INNER = 0x36
const OUTER = 0x5c

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * The key by which addresses are hashed, in hex: kept in `dir`, made at the first time. It is never
 * in the database, so that who reads that alone cannot try addresses on the lists of its members.
 */
export const keptAddressKey = async (dir: string): Promise<string> => {
  const file = join(dir, 'address-key')
  await mkdir(dir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The two blocks of an HMAC by this key, in hex: all that a connection has to know of it. */
export const padsOf = (key: string): string => {
  const block = Buffer.alloc(BLOCK_BYTES)
  Buffer.from(key, 'hex').copy(block)
  const padded = (pad: number) => Buffer.from(block.map((byte) => byte ^ pad)).toString('hex')
  return padded(INNER) + padded(OUTER)
}
