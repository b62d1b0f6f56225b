type Segment = { command: string; numbers: number[] }

const segmentsOf = (path: string): Segment[] => {
  const words = path.match(/[MLC]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  const segments: Segment[] = []
  let command = ''
  for (let at = 0; at < words.length; ) {
    if (/[MLC]/.test(words[at] as string)) command = words[at++] as string
    const count = command === 'C' ? 6 : 2
    segments.push({ command, numbers: words.slice(at, at + count).map(Number) })
    at += count
    if (command === 'M') command = 'L'
  }
  return segments
}

const endOf = ({ numbers }: Segment) => numbers.slice(-2) as [number, number]

const areaOf = (ends: [number, number][]) =>
  ends.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ends[(index + 1) % ends.length] as [number, number]
    return sum + x * nextY - nextX * y
  }, 0)

const turned = (part: string) => {
  if (/[aAhHvVqQ]/.test(part)) return part
  const segments = segmentsOf(part)
  const ends = segments.map(endOf)
  if (areaOf(ends) <= 0) return part
  let path = `M${(ends[ends.length - 1] as [number, number]).join(',')}`
  for (let index = segments.length - 1; index > 0; index--) {
    const { command, numbers } = segments[index] as Segment
    const to = (ends[index - 1] as [number, number]).join(',')
    path +=
      command === 'C' ? `C${numbers[2]},${numbers[3]} ${numbers[0]},${numbers[1]} ${to}` : `L${to}`
  }
  return `${path}Z`
}

/**
 * Turns round each part of a path that runs against the others: librsvg lays the parts of a clip on
 * one heap, where opposite windings cut holes.
 */
export const sameWay = (path: string) => path.split(/(?=M)/).map(turned).join('')
