type Triple = readonly [number, number, number]

const parse = (hex: string): Triple => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

const toOklab = (hex: string): Triple => {
  const [r8, g8, b8] = parse(hex)
  const [r, g, b] = [toLinear(r8), toLinear(g8), toLinear(b8)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const toHexPair = (linear: number) =>
  Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, linear)))))
    .toString(16)
    .padStart(2, '0')

const fromOklab = ([lightness, a, b]: Triple) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${[red, green, blue].map(toHexPair).join('')}`
}

/**
 * The colour at `share` of the way, in OKLab: a mix of skin and evening light stays clean there,
 * where it would go grey in RGB.
 */
export const mix = (from: string, to: string, share: number): string => {
  const [l, a, b] = toOklab(from)
  const [toL, toA, toB] = toOklab(to)
  return fromOklab([l + (toL - l) * share, a + (toA - a) * share, b + (toB - b) * share])
}

export const lightnessOf = (hex: string) => toOklab(hex)[0]

/** How far apart two colours look: below 0.1 they are taken for one. */
export const distanceOf = (one: string, other: string): number => {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
