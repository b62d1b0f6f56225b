import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, open, straightInTenths } from '../kernel/curves.ts'
import { last, lerp, type Point, points, times } from '../kernel/points.ts'
import { along, tube } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import { hairline } from './hairlines.ts'
import { type HairLayers, noHair } from './layers.ts'
import { roots } from './strands.ts'

const isBraided = ({ traits }: Sitter) => traits.style === 'boxbraids'

const lengthOf = ({ male, person }: Sitter) => (male ? 62 : 120 + 40 * (person.hairVolume - 0.8))

const turnsOf = (sitter: Sitter, line: Point[], width: number) => {
  const braided = isBraided(sitter)
  let turns = ''
  for (let share = 0.16; share < 0.98; share += braided ? 0.055 : 0.085) {
    const [x, y] = along(line, share)
    const turn = points`${x - width * 0.5} ${y + (braided ? 1.5 : 0.6)}
      ${x + width * 0.5} ${y - (braided ? 1.5 : -0.6)}`
    turns += brushed(turn, 1.2, sitter.tones.hair.dark, 0.55)
  }
  return turns
}

const toneOf = ({ tones: { hair } }: Sitter, index: number) => {
  const tones = [hair.base, mix(hair.base, hair.lit, 0.5), mix(hair.base, hair.dark, 0.5)]
  return tones[index % 4] ?? mix(hair.base, hair.lit, 0.25)
}

/** One loc, or one braid. */
const rope = (sitter: Sitter, line: Point[], index: number) => {
  const { brush, hairPaint, male, palette } = sitter
  const braided = isBraided(sitter)
  const width = braided ? 6.5 : 8.5
  const outline = tube(line, width / 2, width * 0.36, { parts: 16 })
  const [x, y] = last(line)
  const gold = mix('#E7B95A', palette.light, 0.3)
  const hasBead = !male && braided && index % 4 === 1
  const bead = hasBead ? `<circle cx="${x}" cy="${y - 6}" r="3.2" fill="${gold}"/>` : ''
  const inside = turnsOf(sitter, line, width)
  const fill = toneOf(sitter, index)
  return brush.form(outline, { fill, rim: hairPaint.rim, width: 1, inside }) + bead
}

const fromBehind = (sitter: Sitter): HairLayers => {
  const { brush, random, tones } = sitter
  const length = lengthOf(sitter)
  const ropes = times(13, (index) => {
    const x = lerp(-56, 56, index / 12)
    const line = points`${x * 0.2} -66 ${x * 0.86} -44 ${x} -6 ${x * 1.04} 40
      ${x * 0.96 + (random() - 0.5) * 8} ${length + random() * 12}`
    return rope(sitter, line, index)
  })
  const cap = `${open(crown(sitter, [-34, 214], 5))}Z`
  return { ...noHair, last: brush.form(cap, { fill: tones.hair.dark }) + ropes.join('') }
}

const fromSide = (sitter: Sitter): HairLayers => {
  const { brush, hairPaint, random, tones } = sitter
  const length = lengthOf(sitter)
  const low = 'L-30,20L-26,-8L-14,-17L-4,-8L4,2L12,-24L34,-50Z'
  const cap = open(crown(sitter, [38, 214], 5)) + low
  const ropes = times(9, (index) => {
    const share = index / 8
    const line = points`${lerp(34, -8, share)} ${lerp(-52, -8, share * share)}
      ${lerp(-4, -30, share)} ${lerp(-64, -22, share)}
      ${lerp(-56, -34, share)} ${lerp(-34, 4, share)} ${lerp(-64, -30, share)} 46
      ${lerp(-66, -30, share) + (random() - 0.5) * 8} ${length + random() * 10}`
    return rope(sitter, line, index)
  })
  const over = brush.form(cap, { fill: tones.hair.dark, rim: hairPaint.rim, width: 1.5 })
  return { ...noHair, over: over + ropes.join(''), cast: cap }
}

const partingOf = ({ person, skull }: Sitter) => skull.at(person.parting * 14, person.forehead - 20)

const isTurned = ({ skull }: Sitter) => skull.sin > 0.3

const lineBeside = (sitter: Sitter, side: 1 | -1, share: number): Point[] => {
  const { person, random, skull } = sitter
  const edge = side < 0 ? skull.left : skull.right
  const [partX, partY] = partingOf(sitter)
  const shorter = isTurned(sitter) && side > 0 ? 0.75 : 1
  const inwards = 1 - share
  return points`
    ${lerp(partX, skull.at(side * 40, person.forehead - 2)[0], inwards)}
    ${lerp(partY - 4, person.forehead - 6, inwards)}
    ${edge(-38) + side * lerp(-20, -2, share)} ${lerp(-36, -50, share)}
    ${edge(-4) + side * lerp(-8, 4, share)} -2 ${edge(20) + side * lerp(-2, 7, share)} 36
    ${edge(20) + side * lerp(-6, 10, share) + (random() - 0.5) * 6}
    ${shorter * lengthOf(sitter) * (1 - inwards * 0.16) + random() * 10}`
}

const besideFace = (sitter: Sitter, side: 1 | -1) => {
  const count = sitter.male ? 6 : 8
  const isFar = isTurned(sitter) && side > 0
  return times(count, (index) => {
    const line = lineBeside(sitter, side, index / (count - 1))
    const isBehind = isFar && index < count - 3
    return { isBehind, drawing: rope(sitter, line, index + (side > 0 ? 2 : 0)) }
  })
}

const partings = (sitter: Sitter) => {
  const [partX, partY] = partingOf(sitter)
  const ends = crown(sitter, [30, 150], 0, { parts: 7 })
  const parting = ([x, y]: Point) =>
    brushed(
      points`${partX} ${partY - 6} ${lerp(partX, x, 0.6)} ${lerp(partY, y, 0.7)} ${x} ${y}`,
      1.8,
      sitter.tones.hair.lit,
      0.3,
    )
  return ends.map(parting).join('')
}

const fromFront = (sitter: Sitter): HairLayers => {
  const { brush, hairPaint, skull, tones } = sitter
  const { at, centre, halfWidth } = skull
  const { base, dark } = tones.hair
  const line = hairline(sitter, 'back')
  const edge = points`${at(-88, 2)} ${at(-78, -4)} ${line} ${at(78, -4)} ${at(88, 2)}`
  const cap = `${open(crown(sitter, [-4, 184], 5))}${straightInTenths(edge)}Z`
  const ropes = [...besideFace(sitter, -1), ...besideFace(sitter, 1)]
  const those = (isBehind: boolean) =>
    ropes.map((one) => (one.isBehind === isBehind ? one.drawing : '')).join('')
  const mass = closed(
    points`${centre - halfWidth} -20 ${centre - halfWidth - 4} 40 ${centre - 24} 80
      ${centre + 24} 80 ${centre + halfWidth * (isTurned(sitter) ? 0.7 : 1)} 40
      ${centre + halfWidth - 3} -20`,
  )
  const behind = brush.form(mass, { fill: dark }) + those(true)
  const inside = partings(sitter)
  const top = brush.form(cap, { fill: mix(base, dark, 0.5), rim: hairPaint.rim, width: 2, inside })
  return { ...noHair, behind, over: top + those(false), cast: cap, soft: roots(sitter, line) }
}

/** Locs and box braids: they start at partings on the skull, and hang. */
export const ropes = (sitter: Sitter): HairLayers => {
  if (sitter.view === 'behind') return fromBehind(sitter)
  return sitter.view === 'profile' ? fromSide(sitter) : fromFront(sitter)
}
