import type { TermsStore } from '#core/account/terms/ports.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

/** A server that was killed shows nothing any more, and cannot say so. */
const COUNTS_MS = 15 * MINUTE_MS
const RECORD_EVERY_MS = MINUTE_MS

type Shown = { site: string; language: string; version: string }

/**
 * During a rolling upgrade with new terms, one server shows the old ones and another the new ones.
 * Each records what it shows, so that all of them accept both versions until the upgrade is over.
 */
export type ShownTerms = {
  record(shown: Shown): Promise<void>
  isShownElsewhere(site: string, version: string): Promise<boolean>
  /** For the end of the server. */
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
  const since = () => new Date(clock.now().getTime() - COUNTS_MS)

  return {
    record: async ({ site, language, version }) => {
      const now = clock.now()
      const place = `${site} ${language}`
      const last = recorded.get(place)
      const isRecent = last && now.getTime() - last.atMs < RECORD_EVERY_MS
      if (isRecent && last.version === version) return
      await termsStore.recordShown({ site, language, server, version, now })
      recorded.set(place, { version, atMs: now.getTime() })
    },
    isShownElsewhere: (site, version) =>
      termsStore.isShownElsewhere(version, { site, server, since: since() }),
    stop: async () => {
      if (recorded.size === 0) return
      // Without an answer the others find out later, and a stop must not fail because of it.
      await termsStore.forgetShown({ server, before: since() }).catch(() => undefined)
    },
  }
}
