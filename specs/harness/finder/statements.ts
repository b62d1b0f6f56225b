import type { MatchFinderStore } from '#core/discovery/match-finder/ports.ts'
import { NOON, SITE } from '#specs/harness/database/postgres.ts'
import { said } from './answers.ts'

/** All that the match finder asks of the database, each by what it is for. */
export const finderStatements = (
  store: () => MatchFinderStore,
  member: (nth: number) => string,
): Record<string, () => Promise<unknown>> => {
  const matches = (only?: 'real') => () =>
    store().matches({ site: SITE, viewer: member(5), only, page: 1, now: NOON })
  return {
    'who fits by what both answered': matches(),
    'who is real and fits': matches('real'),
    'how somebody fits': () => store().fit({ site: SITE, viewer: member(1), id: member(2) }),
    'what a member has answered': () => store().own(member(1)),
    'an answer that is given and taken back': async () => {
      await store().save(member(1), said('kiss', 'time'), NOON)
      await store().remove(member(1), 'kiss')
    },
    'consent to intimate answers, and its end': async () => {
      await store().agree(member(1), '1', NOON)
      await store().withdraw(member(1), NOON)
    },
  }
}
