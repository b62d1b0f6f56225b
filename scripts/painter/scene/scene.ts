import type { Side } from '../kernel/brush.ts'
import type { Palette } from '../kernel/palettes.ts'
import { bar } from './bar.ts'
import { beach } from './beach.ts'
import { books } from './books.ts'
import { canal } from './canal.ts'
import { concert } from './concert.ts'
import { dike } from './dike.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { market } from './market.ts'
import { rain } from './rain.ts'
import { sofa } from './sofa.ts'
import { type Stage, stageOf } from './stage.ts'
import { terrace } from './terrace.ts'
import { train } from './train.ts'
import { windowAtNight } from './window.ts'
import { workshop } from './workshop.ts'

export const sceneNames = [
  'window',
  'bar',
  'beach',
  'canal',
  'kitchen',
  'forest',
  'train',
  'sofa',
  'concert',
  'dike',
  'books',
  'terrace',
  'rain',
  'market',
  'garden',
  'workshop',
] as const
export type SceneName = (typeof sceneNames)[number]

const scenes: Record<SceneName, (stage: Stage) => string> = {
  window: windowAtNight,
  bar,
  beach,
  canal,
  kitchen,
  forest,
  train,
  sofa,
  concert,
  dike,
  books,
  terrace,
  rain,
  market,
  garden,
  workshop,
}

type Asked = { scene: SceneName; seed: string; light: Side; full?: string | undefined }

/** A place in the light of one palette, behind whoever stands there. */
export const scene = ({ scene: name, seed, light, full }: Asked, palette: Palette) => {
  const { stage, definitions } = stageOf({ seed, light, isWhole: full !== undefined }, palette)
  return { background: scenes[name](stage), definitions }
}
