/**
 * Runs `atOnce` pieces of work at a time and lets `waiting` more wait, the first come first; what
 * comes then is refused at once with what `full` makes.
 */
export const queue = ({
  atOnce,
  waiting,
  full,
}: {
  atOnce: number
  waiting: number
  full: () => Error
}) => {
  const line: (() => void)[] = []
  let running = 0

  const turn = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (line.length >= waiting) throw full()
    return new Promise((mine) => line.push(mine))
  }

  /** The place goes to the next in line, so that nobody slips in between. */
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
