import type { TermsStore } from '#core/account/terms/ports.ts'
import type { DemoStore } from '#core/demo/ports.ts'
import type { Clock, Ids, Passwords } from '#core/kernel/ports.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { CATCH_UP_DAYS } from '#core/site/statistics/rules.ts'
import type { Terms } from '#server/account/terms/terms.ts'
import type { CountDays } from '../site/statistics/count-days.ts'
import { demoWorld } from './world.ts'

/** With this one, all invented members can be tried; nobody else's account has it. */
export const DEMO_PASSWORD = 'welkom-bij-vonk'

/** Fills an empty database with the world of the demo. */
export const seedDemo = async ({
  demo,
  sites,
  passwords,
  clock,
  ids: { ofPair },
  publicUrl,
  countDays,
  terms,
  termsStore,
}: {
  demo: DemoStore
  sites: SiteStore
  passwords: Passwords
  clock: Clock
  ids: Ids
  publicUrl: string
  countDays: CountDays
  terms: Pick<Terms, 'toSignUp'>
  termsStore: Pick<TermsStore, 'agreeAll'>
}): Promise<void> => {
  if ((await sites.all()).length > 0) return
  const now = clock.now()
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const domain = new URL(publicUrl).hostname
  await demo.seed(demoWorld({ now, passwordHash, domain, ofPair }), now)
  for (const site of await sites.all()) {
    const version = await terms.toSignUp({ site, language: ownLanguageOf(site.settings) })
    if (version) await termsStore.agreeAll(site.id, { version, now })
  }
  await countDays(new AbortController().signal, CATCH_UP_DAYS)
}
