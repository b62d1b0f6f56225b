const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 3

/** A round top above the highest value, with the lines below it that are drawn. */
export const scaleFor = (highest: number): { top: number; lines: number[] } => {
  const least = Math.max(highest, 1) / LINES
  const unit = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((each) => each * unit >= least) ?? 10) * unit
  const lines = Array.from({ length: LINES + 1 }, (_, nth) => nth * step)
  return { top: LINES * step, lines }
}
