export type Point = readonly [x: number, y: number]

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share
export const radians = (degrees: number) => (degrees * Math.PI) / 180
export const clamp = (value: number) => Math.min(1, Math.max(0, value))

const numbersIn = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '')

/**
 * Points as SVG writes them: x and y in pairs. A value may be a number, a point or several points,
 * and stands between spaces or commas.
 */
export const points = (
  texts: TemplateStringsArray,
  ...values: (number | Point | readonly Point[])[]
): Point[] => {
  const numbers = texts.flatMap((text, index) => {
    const value = values[index]
    const given = value === undefined ? [] : [value].flat(2)
    return [...numbersIn(text).map(Number), ...given]
  })
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[index * 2] as number, numbers[index * 2 + 1] as number],
  )
}

/** Numbers from `from`, `step` apart, below `to`. */
export const steps = (from: number, to: number, step: number): number[] => {
  const all: number[] = []
  for (let value = from; step > 0 ? value < to : value > to; value += step) all.push(value)
  return all
}

/** What `make` gives for 0 up to `count`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The same, as one text. */
export const drawn = (count: number, draw: (index: number) => string) => times(count, draw).join('')

/** The other side: of what is written for the right. */
export const mirrored = (side: number, right: readonly Point[]): Point[] =>
  right.map(([x, y]) => [side * x, y])

export const moved = (by: number, from: readonly Point[]): Point[] =>
  from.map(([x, y]) => [x + by, y])

export const reversed = (from: readonly Point[]): Point[] => [...from].reverse()

export const last = (from: readonly Point[]) => from[from.length - 1] as Point
