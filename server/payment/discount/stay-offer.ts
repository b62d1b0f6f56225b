import type { Clock, Ids } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import {
  type Code,
  isDiscount,
  STAY_CODE_PREFIX,
  STAY_DISCOUNT_DAYS,
} from '#core/payment/discount/rules.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { FindDiscount, FoundDiscount } from './find-discount.ts'

const CODE_DIGITS = 10

type SiteMember = { site: Site; account: string }
export type StayOffer = {
  /**
   * What is offered to a member, and the code once it has been taken; null where nothing is, and
   * once it has been used or has ended.
   */
  look(member: SiteMember): Promise<{ percent: number; taken: FoundDiscount | null } | null>
  take(member: SiteMember): Promise<FoundDiscount | Refused>
}

/**
 * The company's discount for who thinks of leaving (promises H4, H5). The code follows from the
 * account, so that each member is given one code ever, whatever is asked twice or at once.
 */
export const createStayOffer = ({
  payments,
  findDiscount,
  ids,
  clock,
}: {
  payments: PaymentStore
  findDiscount: FindDiscount
  ids: Ids
  clock: Clock
}): StayOffer => {
  const nameOf = (account: string) =>
    STAY_CODE_PREFIX + ids.hash(`stay ${account}`).slice(0, CODE_DIGITS).toUpperCase()
  const find = ({ site, account }: SiteMember) =>
    findDiscount({ site, account, code: nameOf(account), order: null })
  const codeOf = (account: string, percent: number): Code => ({
    code: nameOf(account),
    percent,
    account,
    status: 'active',
    validity: 'once_per_user',
    expires: new Date(clock.now().getTime() + STAY_DISCOUNT_DAYS * DAY_MS),
    country: null,
    currency: null,
    minimumMinor: 0,
    methods: null,
    firstPurchaseOnly: false,
  })

  return {
    look: async (member) => {
      const found = await find(member)
      if (typeof found !== 'string') return { percent: found.code.percent, taken: found }
      const { delete_discount: percent } = member.site.company
      const isOpen = found === 'code_unknown' && isDiscount(percent)
      return isOpen ? { percent, taken: null } : null
    },
    take: async (member) => {
      const { account, site } = member
      const { delete_discount: percent } = site.company
      const before = await find(member)
      if (before === 'code_unknown') {
        if (!isDiscount(percent)) return refuse('not_found')
        await payments.giveCode(site.id, codeOf(account, percent))
      }
      const found = await find(member)
      return typeof found === 'string' ? refuse(found) : found
    },
  }
}
