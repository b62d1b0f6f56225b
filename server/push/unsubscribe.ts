import { timingSafeEqual } from 'node:crypto'
import type { AccountStore } from '#core/account/ports.ts'
import { mailedNotices } from '#core/account/settings/notifications.ts'
import type { Vault } from '#core/payment/direct-debit/ports.ts'
import type { MailKindOf, UnsubscribePath } from '../platform/mails/letters.ts'

/** In a time that tells nothing of where two texts differ. */
const isEqual = (...texts: [string, string]) => {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer]
  return one.length === other.length && timingSafeEqual(one, other)
}

const PATH = '/unsubscribe'

const signatureOf = (vault: Pick<Vault, 'mark'>, { account, kind }: MailKindOf) =>
  vault.mark(['unsubscribe', account, kind])

export const createUnsubscribePath =
  ({ vault }: { vault: Pick<Vault, 'mark'> }): UnsubscribePath =>
  (of) =>
    `${PATH}?token=${of.account}.${of.kind}.${signatureOf(vault, of)}`

/** What a token switches off; null where it is not good. */
export const createReadToken =
  ({ vault, accounts }: { vault: Pick<Vault, 'mark'>; accounts: AccountStore }) =>
  async (token: unknown, site: string) => {
    const [account = '', name, signature] = typeof token === 'string' ? token.split('.') : []
    const kind = mailedNotices.find((one) => one === name)
    if (!kind || !isEqual(signature ?? '', signatureOf(vault, { account, kind }))) return null
    const addressee = await accounts.addressee(account)
    return addressee?.site === site ? { account, kind, language: addressee.language } : null
  }
