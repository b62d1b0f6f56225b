import { shadedCloth } from '../body/cloth.ts'
import { brushed, filled } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, points } from '../kernel/points.ts'
import { type Cloth, clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'
import type { Cover } from '../who/traits.ts'

/** `x`: the middle of the head; `half`: half its width, with room for hair. */
type Hat = { sitter: Sitter; cloth: Cloth; fill: string; x: number; half: number; shade: string }

const beanie = ({ sitter: { brush }, cloth, fill, x, half, shade }: Hat) => {
  const ribs = drawn(11, (index) => {
    const rib = points`${x - half + (index * half) / 5} -28 ${x - half * 0.82 + index * half * 0.164} -64
      ${x - half * 0.3 + index * half * 0.06} -94`
    return brushed(rib, 2.4, cloth.fold, 0.34)
  })
  const crown = points`${x - half} -30 ${x - half + 1} -56 ${x - half * 0.66} -84 ${x - 4} -95
    ${x + half * 0.66} -84 ${x + half - 1} -56 ${x + half} -30 ${x} -34`
  const edge = points`${x - half - 3} -47 ${x - half * 0.5} -55 ${x} -57 ${x + half * 0.5} -55
    ${x + half + 3} -47 ${x + half + 2} -27 ${x + half * 0.5} -34 ${x} -36 ${x - half * 0.5} -34
    ${x - half - 2} -27`
  const knit = drawn(
    15,
    (index) =>
      `<path d="M${x - half + (index * half) / 7},-26V-60" stroke="${cloth.fold}" stroke-width="2" opacity=".3"/>`,
  )
  return (
    brush.form(closed(crown), { fill, rim: cloth.rim, width: 2.2, inside: ribs + shade }) +
    brush.form(closed(edge), { fill: cloth.base, rim: cloth.rim, width: 2, inside: knit + shade })
  )
}

const brimmed = ({ sitter: { brush }, cloth, fill, x, shade }: Hat) => {
  const crown = points`${x - 46} -46 ${x - 44} -74 ${x - 30} -96 ${x - 8} -91 ${x + 14} -97
    ${x + 36} -88 ${x + 45} -68 ${x + 46} -46`
  const ribbon = `M${x - 60},-62C${x - 20},-54 ${x + 20},-54 ${x + 60},-62V-42H${x - 60}Z`
  const brim = points`${x - 88} -34 ${x - 56} -50 ${x} -54 ${x + 56} -50 ${x + 88} -34
    ${x + 40} -33 ${x} -36 ${x - 40} -33`
  const look = { fill, rim: cloth.rim, width: 2.4 }
  return (
    brush.form(closed(crown), { ...look, inside: filled(ribbon, cloth.fold) + shade }) +
    brush.form(closed(brim), { ...look, inside: shade })
  )
}

const peakOf = ({ skull, view }: Sitter) => {
  if (view === 'profile') return 1
  return skull.sin > 0.3 ? 0.8 : 0
}

const flatCap = ({ sitter, cloth, fill, x, half, shade }: Hat) => {
  const { brush } = sitter
  const peak = peakOf(sitter)
  const crown = points`${x - half - 1} -34 ${x - half + 2} -58 ${x - 30} -82 ${x + 8} -84
    ${x + half - 4 + peak * 8} -66 ${x + half + 2 + peak * 14} -44 ${x + half * 0.5} -40
    ${x - half * 0.5} -34`
  const seam = points`${x - half} -44 ${x} -56 ${x + half + peak * 10} -52`
  const inside = shade + brushed(seam, 3, cloth.fold, 0.5)
  const back = x - half * (0.7 - peak * 0.9)
  const visor = points`${back} -44 ${x + peak * 30} -48 ${x + half * 0.8 + peak * 24} -42
    ${x + half * 0.7 + peak * 26} -34 ${x + peak * 26} -33 ${back} -35`
  return (
    brush.form(closed(crown), { fill, rim: cloth.rim, width: 2.4, inside }) +
    brush.form(closed(visor), { fill: cloth.dark, rim: cloth.rim, width: 1.6 })
  )
}

const headWrap = ({ sitter, cloth, fill, x, half, shade }: Hat) => {
  const { brush, person, view } = sitter
  const y = person.forehead
  const folds = drawn(4, (index) => {
    const fold = points`${x - half} ${-30 - index * 10} ${x - 8} ${-62 - index * 9}
      ${x + half * 0.8} ${-40 - index * 15}`
    return brushed(fold, 4, index % 2 ? cloth.shine : cloth.fold, 0.5)
  })
  const crown = points`${x - half + 2} -8 ${x - half - 3} -44 ${x - half * 0.7} -86 ${x} -104
    ${x + half * 0.8} -92 ${x + half + 2} -48 ${x + half - 4} -18 ${x + half * 0.56} ${y + 9}
    ${x} ${y + 3} ${x - half * 0.6} ${y + 10}`
  const whole = brush.form(closed(crown), {
    fill,
    rim: cloth.rim,
    width: 2.4,
    inside: folds + shade,
  })
  if (view === 'profile' || view === 'behind') return whole
  const bow = points`${x + 12} -98 ${x + 34} -116 ${x + 46} -98 ${x + 30} -86 ${x + 12} -84
    ${x - 6} -112 ${x + 6} -116`
  const crease = brushed(points`${x + 14} -94 ${x + 34} -108`, 3, cloth.fold, 0.6)
  const look = { fill: cloth.base, rim: cloth.rim, width: 1.8, inside: crease }
  return whole + brush.form(closed(bow), look)
}

const hats: Record<Exclude<Cover, 'hijab'>, (hat: Hat) => string> = {
  beanie,
  brim: brimmed,
  flatcap: flatCap,
  wrap: headWrap,
}

/** What is worn on the hair. */
export const hat = (sitter: Sitter) => {
  const { light, palette, skull, traits, view } = sitter
  const { cover } = traits
  if (!cover || cover === 'hijab') return ''
  const cloth = clothIn(palette, traits.coverCloth ?? palette.cloth[3])
  const fill = shadedCloth(sitter, cloth)
  const isSide = view === 'profile'
  const x = isSide ? -9 : skull.centre
  const half = (isSide ? 52 : skull.halfWidth) + 6
  const edge = `M${x - light * 4},-110C${x - light * 22},-70 ${x - light * 10},-40 ${x - light * 14},-10`
  const shade = filled(`${edge}L${-light * 160},-10L${-light * 160},-110Z`, cloth.dark, 0.35)
  return hats[cover]({ sitter, cloth, fill, x, half, shade })
}
