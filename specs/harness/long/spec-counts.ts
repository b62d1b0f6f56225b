/** So many specs ran in the last whole run that was counted; a whole run with fewer has failed. */
export const specCounts: Readonly<Record<string, number>> = {
  pure: 3_106,
  dom: 731,
  int: 1_733,
  e2e: 353,
}

/** What a whole run has lost, project by project; what it has more is to be counted. */
export const lostSpecs = (ran: ReadonlyMap<string, number>): string[] =>
  Object.entries(specCounts).flatMap(([project, counted]) => {
    const now = ran.get(project) ?? 0
    return now < counted ? [`Failed: ${project}: ${now} specs ran, of ${counted} counted`] : []
  })
