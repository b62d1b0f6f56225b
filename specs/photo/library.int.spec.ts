import { type FileHandle, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { photoLibrary } from '#adapters/photos/library.ts'
import { queue } from '#adapters/system/queue.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import { PhotosBusy } from '#core/photo/library.ts'
import { PHOTO_MAX_PIXELS } from '#core/photo/rules.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { jpeg } from '#specs/harness/server/pictures.ts'

const MB = 1024 ** 2
const MANY = triesOf('photo/library.int.spec.ts')
const PIECE = 64 * 1024
const nameOf = (nth: number) => nth.toString(16).padStart(64, 'f')

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'photos-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const libraryWith = (waiting: number) =>
  photoLibrary({
    dir,
    packDir: dir,
    inTurn: queue({ atOnce: 1, waiting, full: () => new PhotosBusy() }),
  })

/** As a socket brings it. */
async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

const add = async (library: PhotoLibrary, bytes: Uint8Array, name: string) => {
  const draft = await library.receive(pieces(bytes))
  if ('fault' in draft) return draft.fault
  return draft.keep(name).finally(() => draft.discard())
}

/** The most memory this process takes while the work goes on, beyond what it had, in MB. */
const memoryOf = async (work: () => Promise<unknown>) => {
  const before = process.memoryUsage.rss()
  let most = before
  let over = false
  const watch = async () => {
    while (!over) {
      most = Math.max(most, process.memoryUsage.rss())
      await pause(10)
    }
  }
  const watching = watch()
  await work()
  over = true
  await watching
  return (most - before) / MB
}

describe('The photo library', () => {
  it('keeps both sizes under a name, gives them back, and removes them, twice at will', async () => {
    const library = libraryWith(1)
    expect(await library.read(nameOf(1), 'full')).toBeNull()
    expect(await add(library, await jpeg(), nameOf(1))).toBe('ok')
    expect((await library.read(nameOf(1), 'full'))?.length).toBeGreaterThan(0)
    expect((await library.read(nameOf(1), 'thumb'))?.length).toBeGreaterThan(0)
    await library.remove(nameOf(1))
    await library.remove(nameOf(1))
    expect(await library.read(nameOf(1), 'thumb')).toBeNull()
  })

  it.each([
    '../../etc/passwd',
    'a',
    '',
    `${nameOf(1)}/..`,
    nameOf(1).toUpperCase().replace('1', 'A'),
  ])('does not take %j for the name of a photo', async (name) => {
    await expect(libraryWith(1).read(name, 'full')).rejects.toThrow('no name of a photo')
  })

  it('takes many at once in the memory of one, and of the largest ones too (promise S10)', async () => {
    const side = Math.floor(Math.sqrt(PHOTO_MAX_PIXELS))
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const many = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer()
    const largest = await sharp({
      create: { width: side, height: side, channels: 3, background: '#b5654a' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const library = libraryWith(100)
    const mb = await memoryOf(async () => {
      const sent = Array.from({ length: MANY }, (_, nth) => add(library, many, nameOf(nth)))
      const verdicts = await Promise.all([...sent, add(library, largest, nameOf(MANY))])
      expect(new Set(verdicts)).toEqual(new Set(['ok']))
    })
    process.stdout.write(
      `${MANY} photos and the largest at once took ${Math.round(mb)} MB more than none.\n`,
    )
    expect(mb).toBeLessThan(300)
  }, 120_000)

  it('refuses a photo that would have to wait too long, and keeps nothing of it', async () => {
    const library = libraryWith(2)
    const bytes = await jpeg()
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, nth) => add(library, bytes, nameOf(nth))),
    )
    const busy = sent.filter(({ status }) => status === 'rejected')
    expect(busy.length).toBeGreaterThan(0)
    for (const one of busy) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(PhotosBusy)
    expect(await readdir(join(dir, 'incoming'))).toEqual([])
  })

  it('keeps nothing of a file that broke off', async () => {
    const bytes = await jpeg()
    async function* broken() {
      yield bytes.subarray(0, 100)
      throw new Error('The line is dead')
    }
    expect(await libraryWith(1).receive(broken())).toEqual({ fault: 'photo_unreadable' })
    expect(await readdir(join(dir, 'incoming'))).toEqual([])
  })

  it('is told to have kept a photo once its files and their folder are on the disk', async () => {
    const flushed: string[] = []
    const probe = await open(dir, 'r')
    const handles = Object.getPrototypeOf(probe)
    await probe.close()
    const { sync } = handles
    handles.sync = async function (this: FileHandle) {
      flushed.push((await this.stat()).isDirectory() ? 'folder' : 'file')
      return sync.call(this)
    }
    onTestFinished(() => {
      handles.sync = sync
    })
    expect(await add(libraryWith(1), await jpeg(), nameOf(1))).toBe('ok')
    expect(flushed.filter((what) => what === 'file')).toHaveLength(2)
    expect(flushed.at(-1)).toBe('folder')
  })

  it('leaves no draft of a photo that could not be kept', async () => {
    const name = nameOf(1)
    const folder = join(dir, name.slice(0, 2))
    await mkdir(join(folder, `${name}.thumb.webp`), { recursive: true })
    await expect(add(libraryWith(1), await jpeg(), name)).rejects.toThrow()
    const left = await readdir(dir, { recursive: true })
    expect(left.filter((path) => path.endsWith('.draft'))).toEqual([])
  })
})
