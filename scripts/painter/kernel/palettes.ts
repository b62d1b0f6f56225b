/** The colours of one evening: its sky from above to below, its light and its shade. */
export type Palette = {
  sky: readonly [string, string, string]
  light: string
  shade: string
  cloth: readonly [string, string, string, string, string]
}

export const palettes = {
  terracotta: {
    sky: ['#5B2245', '#C85A43', '#F6BE86'],
    light: '#FFDDAA',
    shade: '#37112F',
    cloth: ['#7A2B46', '#F2E3D0', '#2E1A33', '#B94B32', '#E8A66A'],
  },
  teal: {
    sky: ['#0C333C', '#1F6E6C', '#F1AE55'],
    light: '#FFCB76',
    shade: '#06222B',
    cloth: ['#123F49', '#F1E2C6', '#CF7F27', '#2E7C77', '#7E3527'],
  },
  navy: {
    sky: ['#141A3D', '#47376F', '#EE93A2'],
    light: '#FFC0B8',
    shade: '#0C0F33',
    cloth: ['#24305E', '#F3DDDA', '#B23E66', '#E3DEEC', '#4C2650'],
  },
  olive: {
    sky: ['#4B5330', '#B5A966', '#F6E9C6'],
    light: '#FFF2C9',
    shade: '#272C16',
    cloth: ['#57602F', '#F5EEDC', '#87552F', '#2F3A2A', '#C08C36'],
  },
  wine: {
    sky: ['#5E1634', '#D4665F', '#FFD0AB'],
    light: '#FFE4C4',
    shade: '#360920',
    cloth: ['#751C3A', '#FBE7D6', '#BC4449', '#2A1626', '#E3A07A'],
  },
  slate: {
    sky: ['#1D2532', '#4A586B', '#E0AE50'],
    light: '#FFDD95',
    shade: '#10151F',
    cloth: ['#2B3645', '#E8E2D4', '#AE7925', '#66738A', '#7F3535'],
  },
  lilac: {
    sky: ['#2A2147', '#8A6AA0', '#F8C9B4'],
    light: '#FFDCC8',
    shade: '#1B1233',
    cloth: ['#3B2C61', '#F4E7EC', '#93638F', '#E0A58F', '#263349'],
  },
  copper: {
    sky: ['#12302A', '#3F6B4F', '#EFB27C'],
    light: '#FFD3A0',
    shade: '#0A1F1B',
    cloth: ['#1F4438', '#F3E6D3', '#A4512E', '#6E7F4E', '#2B2A2A'],
  },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes

/** From the fairest to the darkest. */
export const skins = [
  '#F6CFB6',
  '#EDB794',
  '#DDA17A',
  '#C4845A',
  '#A2633E',
  '#7C4930',
  '#5E3728',
  '#4A2B21',
  '#3A231D',
] as const

export const hairColours = {
  black: '#1D1718',
  espresso: '#33211C',
  brown: '#5A3826',
  chestnut: '#7A4427',
  auburn: '#96452A',
  copper: '#BE5F2C',
  blond: '#D3A563',
  sand: '#B48F63',
  platinum: '#EBD9B8',
  grey: '#9A9694',
  silver: '#CBC7C4',
  white: '#EDE8E2',
  rose: '#C46A86',
  teal: '#2F7F83',
} as const
export type HairTone = keyof typeof hairColours
