import { mix } from '../kernel/colours.ts'
import type { Palette } from '../kernel/palettes.ts'
import type { Random } from '../kernel/random.ts'

/** What a wide scene is drawn with: its colours, its light at one point, and the edge that it stands on. */
export type WideStage = {
  id: string
  palette: Palette
  random: Random
  width: number
  height: number
  light: { x: number; y: number }
  base: number
  dark: string
  middle: string
  bright: string
  /** Of what stands before the light. */
  deep: string
}

/** What lies behind the people of a scene, and what before them. */
export type WideScene = { behind: string; before: string }

export const soft = (drawing: string, { id }: Pick<WideStage, 'id'>, far = false) =>
  `<g filter="url(#${id}${far ? 'far' : 'soft'})">${drawing}</g>`

export const glow = (
  [x, y]: readonly [number, number],
  radius: number,
  { id }: Pick<WideStage, 'id'>,
  opacity = 1,
) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id}glow)" opacity="${opacity}"/>`

/** The light itself, at the place where every scene of a film has it. */
export const moon = ({ light: { x, y } }: WideStage) =>
  `<circle cx="${x}" cy="${y}" r="38" fill="#FFF6E2"/>`

/** The gable of a house that is `w` wide: pointed, stepped or a bell. */
const gable = (kind: number, x: number, y: number, w: number) => {
  if (kind === 0) return `L${x + w / 2},${y - 40}L${x + w},${y}`
  if (kind === 1) {
    return `h${w * 0.18}v-14h${w * 0.16}v-14h${w * 0.32}v14h${w * 0.16}v14h${w * 0.18}`
  }
  return `C${x + w * 0.2},${y - 2} ${x + w * 0.26},${y - 36} ${x + w * 0.5},${y - 36}C${x + w * 0.74},${y - 36} ${x + w * 0.8},${y - 2} ${x + w},${y}`
}

type Row = {
  from: number
  to: number
  foot: number
  heights: readonly [number, number]
  walls: readonly [string, string]
  /** How many of the windows have light. */
  lit?: number
}

/** What houses are painted with. */
type Paint = Pick<WideStage, 'palette' | 'random'>

const windowsOf = (
  { palette, random }: Paint,
  {
    x,
    y,
    w,
    wall,
    foot,
    lit,
  }: { x: number; y: number; w: number; wall: string; foot: number; lit: number },
) => {
  let panes = ''
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 3; column++) {
      if (y + 18 + row * 40 >= foot - 26) continue
      const fill = random() < lit ? palette.light : mix(wall, palette.shade, 0.4)
      const place = `x="${x + w * 0.14 + column * w * 0.27}" y="${y + 16 + row * 40}"`
      panes += `<rect ${place} width="${w * 0.17}" height="22" rx="1.5" fill="${fill}" opacity=".88"/>`
    }
  }
  return panes
}

/** A row of houses at evening. */
export const houses = (
  stage: Paint,
  { from, to, foot, heights: [low, high], walls, lit = 0.4 }: Row,
) => {
  const { random } = stage
  let drawing = ''
  for (let x = from; x < to; ) {
    const w = 62 + random() * 40
    const y = foot - (low + random() * (high - low))
    const wall = mix(...walls, random())
    const top = gable(Math.floor(random() * 3), x, y, w)
    drawing += `<path d="M${x},${foot}V${y}${top}V${foot}Z" fill="${wall}"/>`
    drawing += windowsOf(stage, { x, y, w, wall, foot, lit })
    x += w + 1
  }
  return drawing
}

/** What the people stand or sit behind, with the light on its edge. */
export const ledge = (
  { base, bright, height, palette, width }: WideStage,
  colour: string,
  thick = 16,
) => {
  const bar = (high: number, fill: string, more = '') =>
    `<rect x="-5" y="${base}" width="${width + 10}" height="${high}" fill="${fill}"${more}/>`
  return [
    bar(height, mix(colour, palette.shade, 0.45)),
    bar(thick, mix(colour, bright, 0.18)),
    bar(3, mix(bright, palette.light, 0.6), ' opacity=".9"'),
  ].join('')
}

export const several = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
