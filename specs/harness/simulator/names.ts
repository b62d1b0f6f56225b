/** Who lives in a simulation. */
export const names = ['anna', 'bram', 'chris', 'daan', 'emma', 'fleur'] as const
