import type { AccountStore } from '#core/account/ports.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { type DirectDebitStore, TexterAway } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import type { Providers } from '#server/payment/checkout/providers.ts'
import { createProposeDebit } from '#server/payment/direct-debit/direct-debit.ts'
import { createSignDebit } from '#server/payment/direct-debit/sign.ts'
import type { FindDiscount } from '#server/payment/discount/find-discount.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { names } from './names.ts'
import type { Tables } from './tables.ts'
import { Lost, type Way } from './weather.ts'

/** A site that may collect. */
export const collecting = (site: Site): Site => ({
  ...site,
  company: { ...site.company, creditor_id: 'NL00ZZZ000000000000' },
})

const phoneOf = (me: string) => `+3161234567${(names as readonly string[]).indexOf(me)}`

type Parts = {
  dispatch: Dispatch
  clock: Clock
  tables: Tables
  way: Way
  debits: DirectDebitStore
  accounts: AccountStore
  providers: Providers
  payments: Pick<PaymentStore, 'bundles'>
  findDiscount: FindDiscount
}

/** Signing by a code, over phones that may not be reached. */
export const signingOf = ({ way, ...parts }: Parts) => {
  const texts = new Map<string, string>()
  let nth = 0
  const texter = {
    send: async ({ to, body }: { to: string; body: string }) => {
      try {
        await way.across(() => texts.set(to, body))
      } catch (error) {
        throw error instanceof Lost ? new TexterAway('no phone') : error
      }
    },
  }
  const vault = {
    seal: (plain: string) => `sealed ${plain}`,
    open: (sealed: string) => sealed.slice('sealed '.length),
    digits: (count: number) => String(++nth).padStart(count, '0'),
    mark: (of: readonly string[]) => of.join('|'),
  }
  const limit = async () => null
  const ids = { hash: (secret: string) => secret }
  const debiting = { ...parts, texter, vault, limit, ids }
  return {
    proposeDebit: createProposeDebit(debiting),
    signDebit: createSignDebit(debiting),
    /** What one types at the form. */
    typedBy: (me: string) => ({
      account_holder: me,
      iban: 'NL13 TEST 0123 4567 89',
      street: 'Wilgenlaan',
      house_number: '12',
      zip: '2011 AB',
      city: 'Haarlem',
      mobile_phone: phoneOf(me),
    }),
    /** The code that came last. */
    codeTo: (me: string) => texts.get(phoneOf(me))?.slice(0, 6) ?? '000000',
  }
}
