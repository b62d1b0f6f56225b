import { fold, shadedCloth, type Wearing } from '../body/cloth.ts'
import type { Torso } from '../body/torso.ts'
import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Dresser, Layers } from './dresser.ts'
import { material } from './material.ts'
import { rucksack } from './rucksack.ts'
import { looseScarf } from './scarves.ts'

const apron = ({ sitter, torso, colour }: Dresser): Layers => {
  const cloth = material(sitter, colour)
  const { all, halfWidth: half, body } = torso
  const side = half * Math.min(0.84, body.waist)
  const bib = points`-46 158 0 163 46 158 54 206 ${side * 0.94} 262 ${side} 330 ${side + 8} 450
    ${-side - 8} 450 ${-side} 330 ${-side * 0.94} 262 -54 206`
  const strap = (which: number) =>
    brushed(torso.side(which, points`42 166 46 128 40 92`), 12, cloth.base, undefined, {
      start: 0.95,
      end: 0.95,
    })
  const wearing = {
    sitter,
    torso,
    fabric: { ...cloth, pattern: undefined, onto: colour },
  } as Wearing
  const pocket = closed(all(points`-38 286 38 286 36 348 0 354 -36 348`), 0.25)
  const inside = [
    fold(wearing, all(points`-20 200 -30 260 -26 360`), 8, 0.3),
    fold(wearing, all(points`34 210 44 270 52 380`), 9, 0.3),
    brushed(all(points`-46 164 0 169 46 164`), 3, cloth.shine, 0.6, { start: 0.8, end: 0.8 }),
    sitter.brush.form(pocket, {
      fill: mix(cloth.base, cloth.lit, 0.4),
      rim: cloth.rim,
      width: 1.6,
    }),
  ].join('')
  const band = brushed(all(points`${-side} 258 0 272 ${side} 258`), 10, cloth.fold, 0.5, {
    start: 0.9,
    end: 0.9,
  })
  const form = sitter.brush.form(closed(all(bib), 0.55), {
    fill: cloth.fill,
    rim: cloth.rim,
    width: 2.4,
    inside: inside + band,
  })
  return { behind: '', over: strap(-1) + strap(1) + form }
}

const cameraStrap = ({ sitter, torso, colour }: Dresser): Layers => {
  const strap = material(sitter, mix(colour, '#3A2A22', 0.45))
  const line = (which: number) =>
    brushed(torso.side(which, points`40 94 46 150 44 228`), 8, strap.base, undefined, {
      start: 0.95,
      end: 0.95,
    }) + brushed(torso.side(which, points`42 94 48 150 46 228`), 2, strap.rim, 0.6)
  return { behind: '', over: line(-1) + line(1) }
}

const towel = ({ sitter, torso }: Dresser): Layers => {
  const cloth = material(sitter, '#F4ECE0')
  const half = (which: number) => {
    const outline = closed(
      torso.side(which, points`26 90 42 84 56 100 60 150 58 214 26 216 24 150 24 116`),
      0.6,
    )
    const hem = brushed(
      torso.side(which, points`26 200 42 202 58 200`),
      4,
      sitter.traits.accent ?? cloth.fold,
      0.7,
      { start: 0.9, end: 0.9 },
    )
    return sitter.brush.form(outline, {
      fill: shadedCloth(sitter, cloth),
      rim: cloth.rim,
      width: 2,
      inside: hem,
    })
  }
  return { behind: '', over: half(-1) + half(1) }
}

const extras = {
  apron,
  rucksack,
  cameraStrap,
  towel,
  shawl: (dresser: Dresser) => looseScarf(dresser, false),
  clubScarf: (dresser: Dresser) => looseScarf(dresser, true),
}

/** Draws the apron, bag or scarf that a person wears over their clothes. */
export const extra = (sitter: Sitter, torso: Torso): Layers => {
  const { traits, palette } = sitter
  if (!traits.extra || torso.view === 'behind') return { behind: '', over: '' }
  return extras[traits.extra]({ sitter, torso, colour: traits.accent ?? palette.cloth[2] })
}
