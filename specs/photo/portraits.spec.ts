// @vitest-environment jsdom
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { portraitPainter } from '#adapters/portraits/painter.ts'

const studio = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portraits-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, ...portraitPainter({ dir }) }
}

const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

describe('a drawn portrait', () => {
  test('is the same for the same person, on every machine and every day', async () => {
    const [one, other] = [await studio(), await studio()]
    const looks = { age: 34, hairColor: 'blond' } as const
    const drawn = await one.draw('a', 'female', looks)
    expect(await one.draw('a', 'female', looks)).toBe(drawn)
    expect(await other.draw('a', 'female', looks)).toBe(drawn)
  })

  test('is shown also where it cannot be kept', async () => {
    const { dir } = await studio()
    const file = join(dir, 'no-folder')
    await writeFile(file, '')
    const { draw } = portraitPainter({ dir: file })
    expect(await draw('a', 'female')).toBe(await (await studio()).draw('a', 'female'))
  })

  test('is a whole picture of three to four, that says whose style it is', async () => {
    const { draw } = await studio()
    const svg = read(await draw('a', 'male'))
    expect(svg.tagName).toBe('svg')
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    expect((width ?? 0) / (height ?? 1)).toBe(0.75)
    expect(svg.textContent).toContain('Draftbit')
  })

  test('holds no script and nothing from elsewhere', async () => {
    const { draw } = await studio()
    for (const seed of ['a', '"><script>alert(1)</script>', '../../../etc/passwd', '']) {
      const svg = read(await draw(seed, 'female'))
      expect(svg.querySelector('script, image, foreignObject, style')).toBeNull()
      for (const element of svg.querySelectorAll('*')) {
        const names = [...element.attributes].map(({ name }) => name.toLowerCase())
        expect(names.some((name) => name.startsWith('on') || name.endsWith('href'))).toBe(false)
      }
    }
  })

  test('differs from person to person', async () => {
    const { draw } = await studio()
    const people = Array.from({ length: 60 }, (_, index) => draw(`person ${index}`, 'female'))
    expect(new Set(await Promise.all(people)).size).toBeGreaterThan(55)
  })

  test('fits the gender, the age and the hair that the profile tells of', async () => {
    const { draw } = await studio()
    const drawn = new Set([
      await draw('a', 'female'),
      await draw('a', 'male'),
      await draw('a', 'male', { age: 64 }),
      await draw('a', 'male', { age: 24, hairColor: 'red' }),
      await draw('a', 'male', { age: 24, hairColor: 'bald' }),
    ])
    expect(drawn.size).toBe(5)
    expect(await draw('a', 'male', { hairColor: 'red' })).toContain('b4552f')
    expect(await draw('a', 'male', { hairColor: 'bald' })).not.toContain('b4552f')
  })

  test('is drawn once and kept, also when many ask for it at once', async () => {
    const { dir, draw } = await studio()
    const drawn = await Promise.all(Array.from({ length: 20 }, () => draw('a', 'female')))
    expect(new Set(drawn).size).toBe(1)
    const names = await readdir(dir)
    expect(names).toHaveLength(1)
    await writeFile(join(dir, names[0] ?? ''), '<svg>kept</svg>')
    expect(await draw('a', 'female')).toBe('<svg>kept</svg>')
  })

  test('comes again when what was kept is lost', async () => {
    const { dir, draw } = await studio()
    const drawn = await draw('a', 'female')
    await rm(dir, { recursive: true })
    expect(await draw('a', 'female')).toBe(drawn)
    await rm(dir, { recursive: true })
    await mkdir(dir)
    expect(await draw('a', 'female')).toBe(drawn)
  })
})
