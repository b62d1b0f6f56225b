import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlike, isStillThere, type ProcessIdentity, thisProcess } from './process.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 20

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The file is there with all of its content, or not at all: also where the disk is full. */
const take = (file: string, mine: string) => {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, mine)
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

const contentOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return null
  }
}

/** Who wrote it; a number alone is what it once was, anything else was never whole. */
const holderIn = (content: string): ProcessIdentity | number | null => {
  try {
    const said = JSON.parse(content) as ProcessIdentity | number
    if (typeof said === 'number') return said
    return typeof said.pid === 'number' && typeof said.is === 'string' ? said : null
  } catch {
    return null
  }
}

const isHeld = (content: string) => {
  const holder = holderIn(content)
  if (typeof holder === 'number') return isAlike(holder)
  return holder !== null && isStillThere(holder)
}

/** Takes a lock away that nobody holds; one that somebody took meanwhile is put back. */
const clear = (file: string, judged: string) => {
  const away = `${file}.${randomUUID()}`
  try {
    renameSync(file, away)
    if (contentOf(away) !== judged) linkSync(away, file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(away, { force: true })
  }
}

/** Does the work while no other process does work under the same file; a dead holder holds nothing. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const mine = JSON.stringify({ ...thisProcess(), nonce: randomUUID() })
  for (const until = Date.now() + PATIENCE_MS; !take(file, mine); await pause(POLL_MS)) {
    const content = contentOf(file)
    if (content !== null && !isHeld(content)) clear(file, content)
    if (Date.now() > until)
      throw new Error(`Another process holds ${file} for too long: ${content}`)
  }
  try {
    return await work()
  } finally {
    if (contentOf(file) === mine) rmSync(file, { force: true })
  }
}
