import { advanceFor } from '#core/payment/direct-debit/advance.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { Site } from '#core/site/ports.ts'

/** How many of so many credits come before their money, as the site and the member stand. */
export const advanceOf = async (
  debits: Pick<DirectDebitStore, 'advanceFacts'>,
  { site, account, credits }: { site: Site; account: string; credits: number },
): Promise<number> => {
  const most = site.settings.debit_advance ?? 0
  return most === 0 ? 0 : advanceFor({ most, credits }, await debits.advanceFacts(account))
}
