import type { AccountStore } from '#core/account/ports.ts'
import type { JobQueue } from '#core/kernel/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { SendMessage } from './send.ts'

/** Sends what a member wrote to another before the address was confirmed (SGN-11). */
export type SendFirst = (account: string) => Promise<void>

/**
 * A gift of the site, under the rules of every message. Its id was made with the sign-up: done
 * twice, it is sent once. The sender hears by mail where nothing could be sent.
 */
export const createSendFirst =
  ({
    accounts,
    sites,
    sendMessage,
    jobQueue,
  }: {
    accounts: Pick<AccountStore, 'firstMessage' | 'forgetFirstMessage'>
    sites: SiteStore
    sendMessage: SendMessage
    jobQueue: JobQueue
  }): SendFirst =>
  async (account) => {
    const first = await accounts.firstMessage(account)
    if (!first) return
    const { id, to, body } = first
    const site = (await sites.all()).find((one) => one.id === first.site)
    if (!site) return
    const sent = await sendMessage({
      site,
      sender: account,
      recipient: to,
      message: { id, body },
      onTheHouse: true,
    })
    const key = `firstMessageLost:${account}`
    if (!sent.done) await jobQueue.put({ name: 'mail', key, template: 'firstMessageLost', account })
    await accounts.forgetFirstMessage(account)
  }
