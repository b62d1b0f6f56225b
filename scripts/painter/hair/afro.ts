import { filled } from '../kernel/brush.ts'
import { disc, open, straight, straightInTenths } from '../kernel/curves.ts'
import { type Point, points, times } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import { hairline } from './hairlines.ts'
import { type HairLayers, noHair } from './layers.ts'
import { roots } from './strands.ts'

type Mass = { x: number; y: number; wide: number; high: number }

const massOf = ({ male, person, skull, view }: Sitter): Mass => {
  const isSide = view === 'profile'
  const volume = person.hairVolume
  const size = male ? 4 + 14 * (volume - 0.8) : 14 + 18 * (volume - 0.7)
  return {
    x: isSide ? -12 : skull.centre,
    y: -18 - size * 0.3,
    wide: (isSide ? 52 : skull.halfWidth) + size,
    high: 52 + size,
  }
}

const COILS = 54

/** A soft edge of many coils. */
const edgeOf = ({ random, view }: Sitter, { x, y, wide, high }: Mass) =>
  times(COILS, (index) => {
    const angle = (index / COILS) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    if (sin < -0.62 && view !== 'behind') return ''
    const coilX = x + wide * cos * (0.985 + random() * 0.03)
    const coilY = y - high * sin * (0.985 + random() * 0.03) * (sin < 0 ? 0.8 : 1)
    return disc(coilX, coilY, 4 + random() * 3)
  })

const textureOf = ({ random, tones }: Sitter, { x, y, wide, high }: Mass) =>
  times(150, (index) => {
    const angle = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const [dotX, dotY] = [x + wide * Math.cos(angle) * out, y - high * Math.sin(angle) * out]
    const dot = disc(dotX, dotY, 1.2 + random() * 2.6)
    const { dark, lit } = tones.hair
    return filled(dot, index % 3 ? dark : lit, index % 3 ? 0.17 : 0.14)
  })

const capOf = (sitter: Sitter, line: Point[]) => {
  if (sitter.view === 'profile') {
    const low = 'L-34,30L-27,10L-25,-8L-14,-17L-5,-9L-4,8'
    return `${open(crown(sitter, [34, 214], 3))}${low}${straight(line)}Z`
  }
  const { at } = sitter.skull
  const edge = points`${at(-88, 2)} ${at(-80, -2)} ${line} ${at(80, -2)} ${at(88, 2)}`
  return `${open(crown(sitter, [-4, 184], 3))}${straightInTenths(edge)}Z`
}

/** Coily hair, small or large, with the light on the crown. */
export const afro = (sitter: Sitter): HairLayers => {
  const { brush, hairPaint, light, random, tones, view } = sitter
  const mass = massOf(sitter)
  const { x, y, wide, high } = mass
  const whole = [disc(x, y, wide, high), ...edgeOf(sitter, mass)]
  const texture = textureOf(sitter, mass)
  const lit: Point = [x + light * wide * 0.5, y - high * 0.55]
  const glow = brush.spot(tones.hair.lit, 0.62, lit, [wide * 0.62, high * 0.54])
  const inside = texture.join('') + glow
  if (view === 'behind') {
    return { ...noHair, last: brush.form(whole, { ...hairPaint, width: 2, inside }) }
  }
  const line =
    view === 'profile' ? points`2 8 6 -8 14 -22 22 -36 34 -46 40 -56` : hairline(sitter, 'round')
  const fine = times(22, (index) => {
    const [coilX, coilY] = along(line, index / 21)
    return disc(coilX, coilY - 1, 3 + random() * 2)
  })
  const cap = capOf(sitter, line)
  const behind = brush.form(whole, { ...hairPaint, width: 2.4, inside })
  const onTop = texture.slice(0, 90).join('') + glow
  const over = brush.form([cap, ...fine], { fill: hairPaint.fill, inside: onTop })
  return { ...noHair, behind, over, cast: cap + fine.join(''), soft: roots(sitter, line) }
}
