import { lightnessOf, mix } from './colours.ts'
import { type HairTone, hairColours, type Palette, skins } from './palettes.ts'

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

/**
 * The colours of a figure, mixed with the place where it stands. Shadows pass through red-brown
 * first: mixed straight with a blue or green evening, skin looks ill.
 */
export const tonesOf = (
  { skin: index, hair }: { skin: number; hair: HairTone },
  palette: Palette,
) => {
  const { light, shade, sky } = palette
  const skin = skins[index] ?? skins[1]
  const colour = hairColours[hair]
  const isDark = index >= 4
  const dark = mix(mix(skin, '#8E2F2A', 0.26), shade, isDark ? 0.36 : 0.33)
  const deep = mix(mix(skin, '#5A1D22', 0.4), shade, 0.58)
  const middle = mix(skin, sky[1], 0.05)
  const hairBase = mix(colour, shade, 0.16)
  const hairLightness = lightnessOf(colour)
  return {
    lit: mix(skin, light, isDark ? 0.24 : 0.28),
    middle,
    dark,
    deep,
    rim: mix(mix(skin, '#FFFFFF', 0.25), light, 0.7),
    blush: mix(skin, isDark ? '#B5402F' : '#E0563F', isDark ? 0.4 : 0.5),
    ink: mix(deep, '#150A0B', 0.62),
    white: mix('#FFF7EE', middle, isDark ? 0.1 : 0.18),
    hair: {
      base: hairBase,
      lit: mix(colour, light, hairLightness < 0.4 ? 0.3 : 0.45),
      dark: mix(colour, shade, 0.55),
      rim: mix(colour, light, 0.66),
    },
    shaven: mix(mix(colour, deep, 0.45), '#3F4A5C', 0.25),
    brow: mix(hairBase, hairLightness > 0.72 ? dark : mix(colour, shade, 0.3), 0.6),
  }
}
export type Tones = ReturnType<typeof tonesOf>
