/** What a test file spends its time on, apart from its own steps. */
export const phases = ['clone', 'server', 'browser', 'polling', 'ledger', 'stop'] as const
export type Phase = (typeof phases)[number]

/** Milliseconds per phase. */
export type PhaseTimes = Record<Phase, number>

const noTimes = (): PhaseTimes =>
  Object.fromEntries(phases.map((phase) => [phase, 0])) as PhaseTimes

let times = noTimes()

/** Adds the duration of `work` to its phase. Phases that overlap both count in full. */
export const inPhase = async <T>(phase: Phase, work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    times[phase] += performance.now() - start
  }
}

/** Returns what was added since the last call. */
export const takePhaseTimes = (): PhaseTimes => {
  const taken = times
  times = noTimes()
  return taken
}
