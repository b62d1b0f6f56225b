import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe as describeChart } from '#core/charts/describe.ts'
import { charts } from '#core/charts/registry.ts'
import { digestOf } from '#specs/harness/support/digest-cache.ts'
import { LAYOUTS } from './charts/made.ts'
import { drawMap, MAP_PICTURES } from './map-drawing.ts'
import { landerDrawings } from './painter/landers/pictures.ts'
import { sitePictures } from './painter/site-pictures.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path))
const packages = JSON.parse(read('package.json').toString())

/** By the path of a generated file: the digests of its inputs and of its content. */
type Digests = Record<string, { input: string; file: string }>

const DIGESTS = join(import.meta.dirname, 'generated-digests.json')

/** `command` writes the file, and records its digests. */
type Generated = { path: string; command: string; inputs: () => (string | Buffer)[] }

/** What the social card shows, from left to right. */
export const CARD_PICTURES = ['home/one.webp', 'home/two.webp', 'home/three.webp', 'icon.svg']

/** Generating takes seconds: a test run compares digests, and the long run generates some again. */
export const generated: readonly Generated[] = [
  {
    path: LAYOUTS,
    command: 'npm run charts',
    inputs: () => [
      JSON.stringify(charts.map(describeChart)),
      read('scripts/charts/layout.ts'),
      read('core/charts/drawing.ts'),
      packages.devDependencies.elkjs,
    ],
  },
  ...MAP_PICTURES.map(({ file, width }) => ({
    path: `client/public/landers/${file}`,
    command: 'node scripts/map.ts',
    inputs: () => [drawMap(), String(width), read('scripts/map-drawing.ts')],
  })),
  ...landerDrawings().map(({ file, madeOf }) => ({
    path: `client/public/landers/${file}`,
    command: 'npm run pictures',
    inputs: () => [JSON.stringify(madeOf)],
  })),
  ...sitePictures().map(({ name, madeOf }) => ({
    path: `client/public/home/${name}.webp`,
    command: 'npm run pictures',
    inputs: () => madeOf,
  })),
  {
    path: 'client/public/app/badge-96.png',
    command: 'node scripts/push-badge.ts',
    inputs: () => [read('scripts/push-badge.ts'), read('client/public/icon.svg')],
  },
  {
    path: 'client/public/social-card.png',
    command: 'node scripts/social-card.ts',
    inputs: () => [
      read('scripts/social-card.ts'),
      ...CARD_PICTURES.map((name) => read(`client/public/${name}`)),
    ],
  },
]

export const digestsNow = ({ path, inputs }: Generated) => ({
  input: digestOf(...inputs()),
  file: digestOf(read(path)),
})

export const savedDigests = (): Digests => JSON.parse(readFileSync(DIGESTS, 'utf8'))

/** Called by each command after it has written its files. */
export const saveDigests = (command: string): void => {
  const mine = generated.filter((one) => one.command === command)
  const digests = {
    ...savedDigests(),
    ...Object.fromEntries(mine.map((one) => [one.path, digestsNow(one)])),
  }
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`)
}
