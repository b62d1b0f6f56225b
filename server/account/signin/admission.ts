import { mayEnter } from '#core/account/selectors.ts'
import type { Clock, LifecycleStore } from '#core/kernel/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

/**
 * Why nobody may be logged in with this account now; null when somebody may. Who is leaving hears
 * until when they can come back; once that has passed there is nobody to log in, erased or not.
 */
export type Admission = (account: string) => Promise<Refused | null>

export const createAdmission =
  ({ store, clock }: { store: LifecycleStore; clock: Clock }): Admission =>
  async (account) => {
    const known = await store.load('account', account, clock.now())
    const verdict = known ? mayEnter(known.stored) : 'login_failed'
    if (verdict !== 'account_leaving') return verdict === 'ok' ? null : refuse(verdict)
    const until = known?.nextDue?.toISOString()
    return until ? refuse(verdict, { until }) : refuse('login_failed')
  }
