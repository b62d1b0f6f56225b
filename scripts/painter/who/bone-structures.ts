/** Shares of the usual size, except `chin`, which is half a width, and the shifts in units. */
export type FaceShape = {
  width: number
  length: number
  cheek: number
  jaw: number
  chin: number
  /** How much of the jaw's width is left below the mouth: low is pointed, high is square. */
  corner: number
  temple: number
  /** How far eyes, nose and mouth lie lower than usual: a high forehead and a short lower face. */
  lower: number
  chinOut: number
  /** A fold of flesh under the chin. */
  doubleChin: number
}

const usual: FaceShape = {
  width: 1,
  length: 1,
  cheek: 1,
  jaw: 0.83,
  chin: 11,
  corner: 0.79,
  temple: 1,
  lower: 0,
  chinOut: 0,
  doubleChin: 0,
}

/** They differ a little: noses, brows, eyes and hair tell people apart, not odd skulls. */
export const faceShapes = {
  oval: usual,
  long: { ...usual, width: 0.95, length: 1.03, cheek: 0.98, jaw: 0.82, lower: -1 },
  round: { ...usual, width: 1.025, length: 0.98, cheek: 1.02, jaw: 0.87, chin: 12 },
  square: { ...usual, width: 1.01, jaw: 0.9, chin: 14, corner: 0.85, temple: 1.01 },
  heart: { ...usual, width: 1.01, cheek: 1.02, jaw: 0.78, chin: 9, corner: 0.76, temple: 1.03 },
  diamond: { ...usual, width: 0.98, length: 1.02, cheek: 1.04, jaw: 0.8, chin: 10, temple: 0.97 },
  pear: { ...usual, length: 0.99, jaw: 0.9, chin: 13, corner: 0.83, temple: 0.97 },
  broad: { ...usual, width: 1.035, length: 0.99, jaw: 0.9, chin: 14, corner: 0.86, lower: -1 },
  narrow: { ...usual, width: 0.945, length: 1.03, cheek: 0.99, jaw: 0.8, chin: 9.5, lower: 1 },
  full: {
    ...usual,
    width: 1.03,
    cheek: 1.03,
    jaw: 0.92,
    chin: 13,
    corner: 0.85,
    doubleChin: 0.5,
  },
  flat: { ...usual, width: 1.02, length: 0.985, cheek: 1.05, jaw: 0.85, lower: 0.5 },
  receding: { ...usual, jaw: 0.82, chin: 9.5, lower: 1, chinOut: -3 },
  prominent: { ...usual, length: 1.02, jaw: 0.86, chin: 14, corner: 0.83, lower: -2, chinOut: 3 },
  short: { ...usual, width: 1.02, length: 0.975, jaw: 0.86, chin: 12, lower: 1 },
} as const satisfies Record<string, FaceShape>
export type FaceType = keyof typeof faceShapes

/** In units of the drawing; `bulb` is the size of the tip, `crook` how far the bridge leaves the middle. */
export type NoseShape = {
  length: number
  width: number
  reach: number
  bump: number
  up: number
  bulb: number
  crook: number
}
const straight: NoseShape = {
  length: 22,
  width: 8.4,
  reach: 13,
  bump: 0,
  up: 0,
  bulb: 0.35,
  crook: 0,
}

export const noseShapes = {
  straight,
  snub: { ...straight, length: 20, width: 8.2, reach: 12, bump: -1.8, up: 2 },
  aquiline: { ...straight, length: 24.5, width: 8.6, reach: 17.5, bump: 5, up: -2, bulb: 0.2 },
  broad: { ...straight, length: 21, width: 11.2, reach: 12, bump: -0.6, up: 0.4, bulb: 0.6 },
  fine: { ...straight, length: 22, width: 6.4, reach: 14, bump: 0.6, up: 0.8, bulb: 0 },
  strong: { ...straight, length: 25, width: 10.2, reach: 16.5, bump: 1.8, up: -0.4, bulb: 0.5 },
  bulbous: { ...straight, length: 22.5, width: 10.2, reach: 14.5, bump: -1, up: 0.4, bulb: 1.3 },
  long: { ...straight, length: 26, width: 7.8, reach: 16, bump: 0.8, up: -1.6, bulb: 0.3 },
  flat: { ...straight, length: 21, width: 10.4, reach: 9.5, bump: -1.4, up: 0.6, bulb: 0.5 },
  crooked: { ...straight, length: 24, width: 9, reach: 15, bump: 3, up: -0.6, crook: 1.6 },
} as const satisfies Record<string, NoseShape>
export type NoseType = keyof typeof noseShapes

/** Shares of the usual size, and the tilt and the angle from the nose as shifts. */
export type EyeShape = {
  width: number
  height: number
  tilt: number
  angle: number
  lid: 'crease' | 'hooded' | 'deep' | 'mono'
}
export const eyeShapes = {
  almond: { width: 1.08, height: 0.9, tilt: 2.2, angle: 0, lid: 'crease' },
  round: { width: 0.95, height: 1.12, tilt: 0, angle: 0.6, lid: 'crease' },
  narrow: { width: 1, height: 0.8, tilt: 0.4, angle: 0, lid: 'hooded' },
  downturned: { width: 1.02, height: 0.98, tilt: -3.2, angle: 0.4, lid: 'crease' },
  deep: { width: 0.93, height: 0.88, tilt: 0, angle: -1, lid: 'deep' },
  hooded: { width: 1.02, height: 0.84, tilt: -0.8, angle: 0.6, lid: 'hooded' },
  mono: { width: 1.06, height: 0.78, tilt: 2, angle: 1, lid: 'mono' },
  close: { width: 0.92, height: 0.96, tilt: 0.6, angle: -3, lid: 'crease' },
  wide: { width: 1.04, height: 1, tilt: 0.8, angle: 3.4, lid: 'crease' },
  large: { width: 1.12, height: 1.06, tilt: 1, angle: 1.2, lid: 'crease' },
  small: { width: 0.86, height: 0.86, tilt: 0.2, angle: -0.4, lid: 'crease' },
} as const satisfies Record<string, EyeShape>
export type EyeType = keyof typeof eyeShapes

/** `arch` and `tilt` in units, `thick` a share. */
export type BrowShape = {
  arch: number
  thick: number
  tilt: number
  length: number
  gap: number
}
const plain: BrowShape = { arch: 2.2, thick: 0.95, tilt: 0.4, length: 1.26, gap: 0 }
export const browShapes = {
  plain,
  bushy: { ...plain, arch: 2, thick: 1.4, tilt: 0.2, length: 1.32 },
  thin: { ...plain, arch: 2.8, thick: 0.74, tilt: 0.4, length: 1.28, gap: 0.5 },
  straight: { ...plain, arch: 1, thick: 1.06, tilt: 1, length: 1.28 },
  arched: { ...plain, arch: 3.4, thick: 0.9, tilt: 0, length: 1.3 },
  strong: { ...plain, arch: 1.6, thick: 1.24, tilt: 0.6, length: 1.3 },
  sloping: { ...plain, arch: 1.8, thick: 0.9, tilt: -0.2, length: 1.28 },
  short: { ...plain, arch: 1.8, thick: 1.1, tilt: 0.4, length: 1.08, gap: -0.5 },
} as const satisfies Record<string, BrowShape>
export type BrowType = keyof typeof browShapes

export type MouthShape = { width: number; top: number; low: number; bow: number; tip: number }
export const mouthShapes = {
  even: { width: 14, top: 2.7, low: 4.6, bow: 0.8, tip: 0.2 },
  thin: { width: 14.4, top: 1.9, low: 3.4, bow: 0.4, tip: 0.2 },
  full: { width: 14, top: 3.7, low: 6, bow: 1, tip: 0.4 },
  wide: { width: 16.4, top: 2.5, low: 4.4, bow: 0.5, tip: 0.6 },
  small: { width: 12.2, top: 2.9, low: 4.7, bow: 1.3, tip: 0.4 },
  drooping: { width: 14, top: 2.4, low: 4.6, bow: 0.6, tip: -0.4 },
  heavy: { width: 14.4, top: 2.4, low: 5.4, bow: 0.4, tip: 0.2 },
  bowed: { width: 13, top: 3.4, low: 4.4, bow: 1.6, tip: 0.4 },
} as const satisfies Record<string, MouthShape>
export type MouthType = keyof typeof mouthShapes
