/** What the work comes to, or after this time what `late` makes of it. The work itself goes on. */
export const inTime = async <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
  }
}
