import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { portraitPainter } from '#adapters/portraits/painter.ts'
import { queue } from '#adapters/system/queue.ts'

const inTurn = () => queue({ atOnce: 1, waiting: 100, full: () => new Error('full') })
const thumb = { nth: 0, size: 'thumb' } as const

const studio = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portraits-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, ...portraitPainter({ dir, inTurn: inTurn() }) }
}
const anna = { seed: 'anna', gender: 'female' } as const

describe('a painted portrait', () => {
  test('is the same for the same person, on every machine and every day', async () => {
    const [one, other] = [await studio(), await studio()]
    const who = { ...anna, age: 34, hairColor: 'blond' } as const
    const painted = await one.paint(who, thumb)
    expect(await one.paint(who, thumb)).toEqual(painted)
    expect(await other.paint(who, thumb)).toEqual(painted)
  })

  test('is a picture of three to four in the size of a card, or of a screen', async () => {
    const { paint } = await studio()
    const sizes = { thumb: [360, 480], full: [720, 960] } as const
    for (const size of ['thumb', 'full'] as const) {
      const { format, width, height } = await sharp(await paint(anna, { nth: 0, size })).metadata()
      expect([format, width, height]).toEqual(['webp', ...sizes[size]])
    }
  })

  test('is cut to the square around the face for a small round picture', async () => {
    const { paint } = await studio()
    for (const seed of ['anna', 'bram', 'cees']) {
      const face = await paint({ ...anna, seed }, { nth: 0, size: 'face' })
      const { width, height } = await sharp(face).metadata()
      expect([width, height]).toEqual([180, 180])
    }
  })

  test('is shown also where it cannot be kept', async () => {
    const { dir, paint } = await studio()
    const file = join(dir, 'no-folder')
    await writeFile(file, '')
    const nowhere = portraitPainter({ dir: file, inTurn: inTurn() })
    expect(await nowhere.paint(anna, thumb)).toEqual(await paint(anna, thumb))
  })

  test('is painted once and kept, also when many ask for it at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'portraits-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    let paintings = 0
    const { paint } = portraitPainter({
      dir,
      inTurn: (work) => {
        paintings += 1
        return work()
      },
    })
    await Promise.all(Array.from({ length: 20 }, () => paint(anna, thumb)))
    await paint(anna, thumb)
    expect([paintings, (await readdir(dir)).length]).toEqual([1, 1])
  })

  test('comes again when what was kept is lost, cut off or written over', async () => {
    const { dir, paint } = await studio()
    const painted = await paint(anna, thumb)
    const [name = ''] = await readdir(dir)
    const kept = await readFile(join(dir, name))
    for (const damaged of [
      kept.subarray(0, 400),
      Buffer.from(''),
      Buffer.from('<svg/>'.repeat(9)),
    ]) {
      await writeFile(join(dir, name), damaged)
      expect(await paint(anna, thumb)).toEqual(painted)
    }
    await rm(dir, { recursive: true })
    expect(await paint(anna, thumb)).toEqual(painted)
    await rm(dir, { recursive: true })
    await mkdir(dir)
    expect(await paint(anna, thumb)).toEqual(painted)
  })

  test('does not hold up a member who asks for something else meanwhile', async () => {
    const { paint } = await studio()
    const waits: number[] = []
    let before = performance.now()
    const watch = setInterval(() => {
      waits.push(performance.now() - before)
      before = performance.now()
    }, 5)
    onTestFinished(() => clearInterval(watch))
    await paint(anna, { nth: 0, size: 'full' })
    const spent = waits.toSorted((a, b) => a - b)
    expect(spent.length).toBeGreaterThan(5)
    expect(spent[Math.floor(spent.length / 2)]).toBeLessThan(60)
  })

  test('shows the same person in further scenes, each another picture', async () => {
    const { paint } = await studio()
    const pictures = [0, 1, 2].map((nth) => paint(anna, { nth, size: 'thumb' }))
    const texts = (await Promise.all(pictures)).map((bytes) => Buffer.from(bytes).toString('hex'))
    expect(new Set(texts).size).toBe(3)
  })
})
