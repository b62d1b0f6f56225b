import type { TermsStore } from '#core/account/terms/ports.ts'
import { SHOWN_ELSEWHERE_COUNTS_MS } from '#core/account/terms/rules.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

const RECORD_EVERY_MS = MINUTE_MS

type Shown = { site: string; language: string; version: string }

/**
 * During a rolling upgrade with new terms, one server shows the old ones and another the new ones.
 * Each records what it shows, so that all of them accept both versions until the upgrade is over.
 */
export type ShownTerms = {
  record(shown: Shown): Promise<void>
  isShownElsewhere(site: string, version: string): Promise<boolean>
  /** Removes what this server recorded, when it stops. */
  stop(): Promise<void>
}

export const createShownTerms = ({
  termsStore,
  ids,
  clock,
}: {
  termsStore: TermsStore
  ids: Pick<Ids, 'random'>
  clock: Clock
}): ShownTerms => {
  const server = ids.random()
  const recorded = new Map<string, { version: string; atMs: number }>()
  const since = () => new Date(clock.now().getTime() - SHOWN_ELSEWHERE_COUNTS_MS)

  return {
    record: async ({ site, language, version }) => {
      const now = clock.now()
      const place = `${site} ${language}`
      const last = recorded.get(place)
      const isRecent = last && now.getTime() - last.atMs < RECORD_EVERY_MS
      if (isRecent && last.version === version) return
      // Terms can be read on a full disk too: what cannot be recorded is tried again at the next use.
      await termsStore.recordShown({ site, language, server, version, now }).then(
        () => recorded.set(place, { version, atMs: now.getTime() }),
        () => undefined,
      )
    },
    isShownElsewhere: (site, version) =>
      termsStore.isShownElsewhere(version, { site, server, since: since() }),
    stop: async () => {
      if (recorded.size === 0) return
      // A stop must not fail when the database is away: the record then expires.
      await termsStore.forgetShown({ server, before: since() }).catch(() => undefined)
    },
  }
}
