import { WITHDRAWAL_LINK_MINUTES } from '#core/account/rules.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { type PlacedOrder, saleDateOf } from '#core/payment/views.ts'
import type { Letter } from '../../platform/mails/layout.ts'
import type { MailedLink, MakeLink, WriteLetter } from '../../platform/mails/letters.ts'
import { noteLetter } from '../../platform/mails/note.ts'
import { dayOf, type MailContext, momentOf, namesFor } from '../../platform/mails/templates.ts'
import { textsOf } from '../../platform/texts.ts'

/** `number`: of the receipt by which it was asked for. */
type OrderWithReceipt = { order: PlacedOrder; number: string }

/** With the link by which one withdraws from an order without logging in (promise H3). */
export const withdrawalLinkLetter = (
  to: MailContext,
  { order, number }: OrderWithReceipt,
  link: MailedLink,
): Letter =>
  noteLetter(to, textsOf(to.addressee.language).withdrawalLink, {
    names: {
      ...namesFor(to),
      number,
      date: dayOf(to, saleDateOf(order)),
      until: momentOf(to, link.until),
    },
    path: `/withdraw/mail/do?token=${link.token}`,
  })

/** The link opens one order, and counts from now on. */
export const withdrawalLinks =
  ({
    payments,
    makeLink,
    clock,
  }: {
    payments: PaymentStore
    makeLink: MakeLink
    clock: Clock
  }): WriteLetter =>
  async ({ account, about: payment }, to) => {
    const found = payment === undefined ? null : await payments.receipt(payment)
    if (!payment || !found?.number || found.account !== account) return null
    const { order, number } = found
    const until = new Date(clock.now().getTime() + WITHDRAWAL_LINK_MINUTES * MINUTE_MS)
    const token = await makeLink({
      account,
      purpose: 'withdrawal',
      expires: until,
      about: payment,
      earlier: 'stay',
    })
    return withdrawalLinkLetter(to, { order, number }, { token, until })
  }
