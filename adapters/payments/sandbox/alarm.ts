/** A sleep that a ring ends early; a ring that comes before the sleep is not lost. */
export const alarm = () => {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    sleep: async (ms: number) => {
      if (!rung) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, ms)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      }
      rung = false
      wake = null
    },
  }
}
