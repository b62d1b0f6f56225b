/** How many specs of each project run. */
type Counts = Readonly<Record<string, number>>

/** So many ran in the last whole runs that were counted; a whole run with fewer has failed. */
export const specCounts: Readonly<Record<'beforePush' | 'long', Counts>> = {
  beforePush: { pure: 6_150, dom: 2_450, int: 2_350, e2e: 80 },
  long: { pure: 6_150, dom: 2_450, int: 2_350, e2e: 414 },
}

/** What a whole run has lost, project by project; what it has more is to be counted. */
export const lostSpecs = (counts: Counts, ran: ReadonlyMap<string, number>): string[] =>
  Object.entries(counts).flatMap(([project, counted]) => {
    const now = ran.get(project) ?? 0
    return now < counted ? [`Failed: ${project}: ${now} specs ran, of ${counted} counted`] : []
  })
