import type { Undertone } from '../who/person.ts'
import { distanceOf, lightnessOf, mix } from './colours.ts'
import { type HairTone, hairColours, type Palette, skins } from './palettes.ts'
import { clamp } from './points.ts'

/** A cloth in the light of its place. */
export const clothIn = (palette: Palette, colour: string) => ({
  base: colour,
  lit: mix(colour, palette.light, 0.26),
  dark: mix(colour, palette.shade, 0.5),
  rim: mix(colour, palette.light, 0.66),
  fold: mix(colour, palette.shade, 0.62),
  shine: mix(colour, palette.light, 0.4),
})
export type Cloth = ReturnType<typeof clothIn>

/** The cloth itself, or a deeper or paler one where skin and cloth would be taken for one. */
export const apartFrom = (
  skin: string,
  cloth: string,
  { cloth: cloths }: Palette,
  least: number,
) => {
  // White next to a fair skin looks clean.
  if (distanceOf(skin, cloth) > least || lightnessOf(cloth) > 0.88) return cloth
  return lightnessOf(skin) > 0.5 ? mix(cloth, cloths[0], 0.66) : mix(cloth, cloths[1], 0.6)
}

const UNDERTONES: Record<Undertone, readonly [colour: string, share: number]> = {
  neutral: ['#C89070', 0],
  rosy: ['#E0736C', 0.17],
  golden: ['#D8942F', 0.2],
  olive: ['#8F8440', 0.2],
}

type Coloured = {
  undertone?: Undertone
  age: number
  grey?: number | undefined
  hair: HairTone
  skin: number
}

/** Hair of one colour in the light of a place: grey strands are the light ones, so they come first. */
const hairIn = ({ light, shade }: Palette, natural: string, grey: string, share: number) => {
  const colour = mix(natural, grey, share)
  const strand = mix(natural, grey, clamp(share * 1.5))
  return {
    base: mix(colour, shade, 0.16),
    lit: mix(strand, light, lightnessOf(strand) < 0.4 ? 0.3 : 0.45 - share * 0.2),
    dark: mix(mix(natural, grey, share * 0.85), shade, 0.55 - share * 0.12),
    rim: mix(strand, light, 0.66 - share * 0.2),
  }
}

/**
 * The colours of a figure, mixed with the place where it stands. Shadows pass through red-brown
 * first: mixed straight with a blue or green evening, skin looks ill.
 */
export const tonesOf = (
  { age, grey = 0, hair, skin: index, undertone = 'neutral' }: Coloured,
  palette: Palette,
) => {
  const { light, shade, sky } = palette
  const [tint, share] = UNDERTONES[undertone]
  // The darkest are lifted a little and their shades sink, or the features would be lost.
  const depth = Math.max(0, index - 5)
  const own = mix(skins[index] ?? skins[1], '#9A5F40', depth * 0.075)
  const skin = mix(own, tint, share * (index > 4 ? 0.6 : 1))
  // Below 60 white hair still has its dark strands.
  const isPale = hair === 'silver' || hair === 'white'
  const colour = mix(hairColours[hair], '#5C5651', isPale ? clamp((62 - age) / 20) * 0.5 : 0)
  const isDark = index >= 4
  const dark = mix(mix(skin, '#A8402C', 0.32), shade, isDark ? 0.34 + depth * 0.035 : 0.25)
  const deep = mix(mix(skin, '#5A1D22', 0.4), shade, 0.58)
  const middle = mix(mix(skin, '#E8825A', isDark ? 0.05 : 0.1), sky[1], 0.02)
  const white = mix('#96918D', '#EEE9E3', clamp((age - 53) / 20))
  const head = hairIn(palette, colour, white, grey)
  const brow = mix(colour, white, grey * 0.6)
  const browBase = mix(brow, shade, 0.16)
  return {
    lit: mix(skin, light, isDark ? 0.22 + Math.max(0, index - 4) * 0.03 : 0.28),
    middle,
    dark,
    deep,
    rim: mix(mix(skin, '#FFFFFF', 0.25), light, 0.7),
    blush: mix(skin, isDark ? '#C0452F' : '#EA5A40', isDark ? 0.46 : 0.56),
    ink: mix(deep, '#150A0B', 0.62),
    white: mix('#FFF7EE', middle, isDark ? 0.1 - depth * 0.02 : 0.18),
    hair: head,
    /** A beard is grey before the hair is, from 38 on. */
    beard: hairIn(
      palette,
      colour,
      white,
      clamp(Math.max(grey * 1.5, Math.min(0.55, (age - 36) / 20))),
    ),
    greyed: mix(white, light, 0.2),
    shaven: mix(mix(colour, deep, 0.45), '#4A4450', 0.2),
    brow: mix(
      mix(browBase, lightnessOf(brow) > 0.72 ? dark : mix(brow, shade, 0.3), 0.6),
      '#0C0708',
      index > 5 ? (1 - grey) * 0.55 : 0,
    ),
  }
}
export type Tones = ReturnType<typeof tonesOf>
