import type { Container } from 'inversify'
import type { Mail } from '#core/kernel/ports.ts'
import * as tokens from '#server/platform/tokens.ts'
import { linkIn, tokenIn } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'

/** A mailbox in memory, where the newest mail of a kind is found among thousands. */
export const memoryMailbox = () => {
  const box = new Map<string, Mail[]>()
  const send = async (mail: Mail) => {
    box.set(mail.to, [...(box.get(mail.to) ?? []), mail])
  }
  return {
    rebind: (container: Container) => {
      container.rebind(tokens.mailer).toConstantValue({ send })
    },
    /** The link of the newest mail of this template, when there are at least so many. */
    token: (address: string, template: string, atLeast = 1) =>
      until(() => {
        const mails = box.get(address)?.filter(({ key }) => key.startsWith(`${template}:`)) ?? []
        const newest = mails.at(-1)
        if (!newest || mails.length < atLeast) throw new Error(`No mail of ${template} yet`)
        return template === 'statement' ? linkIn(newest) : tokenIn(newest)
      }),
    has: (address: string, template: string) =>
      box.get(address)?.some(({ key }) => key.startsWith(`${template}:`)) === true,
  }
}
