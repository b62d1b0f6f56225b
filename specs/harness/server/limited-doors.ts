import { randomUUID } from 'node:crypto'
import type { LimitName } from '#core/kernel/limits.ts'
import type { Replied } from './client.ts'
import { debitBody } from './debits.ts'
import { formOf, PASSWORD, type SpecMember } from './members.ts'
import { priceFor } from './prices.ts'
import type { SpecServer } from './server.ts'

/** `others`: members who ask too, where a limit is not of one account. */
type World = { server: SpecServer; member: SpecMember; ref: string; others?: SpecMember[] }
type Door = (headers: Record<string, string>, nth: number) => Promise<Replied>

/** The same mailbox, typed in another way each time. */
const aliasOf = (name: string, nth: number) => `${name}+${nth}@voorbeeld.example`

/** Reports a payment as the sandbox bank would. */
export const reporting =
  (server: () => SpecServer) => (id: string, headers: Record<string, string>) =>
    server()
      .browser()
      .send('POST', '/api/webhook.php?provider=sandbox', {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id }).toString(),
      })

/** For each limit a call that counts and, where it is let in, is refused for another reason. */
export const doorsOf = (world: () => World): Record<LimitName, Door> => {
  const browser = () => world().server.browser()
  const report = reporting(() => world().server)
  return {
    loginPerSource: async (headers, nth) => {
      const body = { email: `niemand${nth}@voorbeeld.example`, password: 'wat-dan-ook' }
      return browser().call('POST /api/user.php', { body, headers })
    },
    signupPerSource: async (headers) => {
      const body = formOf({ date_of_birth: '2020-01-01' })
      return browser().call('POST /api/signup.php', { body, headers })
    },
    reportPerAccount: async (headers) => {
      const body = { subject: 'member', id: randomUUID(), reason: 'fraud' } as const
      return world().member.call('POST /api/report.php', { body, headers })
    },
    activationPerSource: async (headers) => {
      const body = { token: 'x'.repeat(43) }
      return browser().call('POST /api/activation.php', { body, headers })
    },
    activationMails: async (headers, nth) => {
      const body = { email: aliasOf('iemand', nth) }
      return browser().call('POST /api/signup.php?resend=1', { body, headers })
    },
    signupMailsPerAddress: async (headers, nth) => {
      const body = formOf({ email: aliasOf('dezelfde', nth) })
      return browser().call('POST /api/signup.php', { body, headers })
    },
    resetMailsPerAddress: async (headers, nth) => {
      const body = { email: aliasOf('dezelfde', nth) }
      return browser().call('POST /api/reset.php', { body, headers })
    },
    guessMailsPerAddress: async (headers, nth) => {
      const body = { email: 'dezelfde@voorbeeld.example', password: `gok-nummer-${nth}` }
      return browser().call('POST /api/user.php', { body, headers })
    },
    withdrawalMailsPerAddress: async (headers, nth) => {
      const body = { email: aliasOf('dezelfde', nth), receipt: `2026-9998${nth + 10}` }
      return browser().call('POST /api/withdrawal.php?ask=1', { body, headers })
    },
    mailChangeMailsPerAddress: async (headers, nth) => {
      const { member, others = [] } = world()
      const asking = [member, ...others][nth % (others.length + 1)] ?? member
      const body = { email: aliasOf('dezelfde', nth), password: PASSWORD }
      return asking.call('POST /api/mail-change.php', { body, headers })
    },
    noticePerSource: async (headers) => {
      const body = {
        about: 'content',
        place: 'x',
        reason: 'child_abuse',
        good_faith: true,
      } as const
      return browser().call('POST /api/complaint.php', {
        body: { ...body, words: 'Hier.' },
        headers,
      })
    },
    noticeMailsPerAddress: async (headers, nth) => {
      const body = { about: 'service', words: 'Hier.', mail: aliasOf('dezelfde', nth) } as const
      return browser().call('POST /api/complaint.php', { body, headers })
    },
    linkPerSource: async (headers) =>
      browser().call('POST /api/reset.php?check=1', {
        body: { token: 'x'.repeat(43) },
        headers,
      }),
    searchPerSource: async (headers) => browser().call('GET /api/members.php', { headers }),
    profilePerSource: async (headers) =>
      browser().call('GET /api/member.php', { query: { id: randomUUID() }, headers }),
    placePerSource: async (headers) =>
      browser().call('GET /api/places.php', { query: { country: 'NL', q: 'utr' }, headers }),
    resetPerSource: async (headers, nth) => {
      const body = { email: `iemand${nth}@voorbeeld.example` }
      return browser().call('POST /api/reset.php', { body, headers })
    },
    resetMails: async (headers, nth) => {
      const body = { email: aliasOf('iemand', nth) }
      return browser().call('POST /api/reset.php', { body, headers })
    },
    withdrawalPerSource: async (headers, nth) => {
      const body = { email: `iemand${nth}@voorbeeld.example`, receipt: '2026-999999' }
      return browser().call('POST /api/withdrawal.php?ask=1', { body, headers })
    },
    withdrawalMails: async (headers, nth) => {
      const body = { email: aliasOf('iemand', nth), receipt: `2026-9999${nth + 10}` }
      return browser().call('POST /api/withdrawal.php?ask=1', { body, headers })
    },
    mailChangeMails: async (headers, nth) => {
      const body = { email: `nieuw${nth}@voorbeeld.example`, password: PASSWORD }
      return world().member.call('POST /api/mail-change.php', { body, headers })
    },
    browserReportPerSource: (headers) =>
      browser().send('POST', '/api/browser-report.php', {
        headers: { ...headers, 'content-type': 'application/reports+json' },
        body: '[]',
      }),
    pageHiddenPerSource: async (headers) =>
      browser().call('POST /api/page-hidden.php', { query: { lb: '1' }, body: {}, headers }),
    changesPerAccount: async (headers) =>
      world().member.call('DELETE /api/block.php', { body: { id: randomUUID() }, headers }),
    debitCodesPerNumber: async (headers) =>
      world().member.call('POST /api/direct-debit.php', { body: debitBody(), headers }),
    debitCodesToNumber: async (headers, nth) => {
      const { member, others = [] } = world()
      const asking = [member, ...others][nth % (others.length + 1)] ?? member
      const body = debitBody({ mobile_phone: '+31612345614' })
      return asking.call('POST /api/direct-debit.php', { body, headers })
    },
    debitCodesPerAccount: async (headers, nth) =>
      world().member.call('POST /api/direct-debit.php', { body: debitBody({ nth }), headers }),
    debitFromSource: async (headers) => {
      const body = debitBody({ iban: 'NL00TEST0123456789' })
      return world().member.call('POST /api/direct-debit.php', { body, headers })
    },
    passwordPerLink: async (headers) => {
      const body = { token: 'y'.repeat(43), password: 'wat-dan-ook' }
      return browser().call('POST /api/activation.php', { body, headers })
    },
    passwordPerAccount: async (headers) => {
      const body = { reason: 'other', password: 'wat-dan-ook' } as const
      return world().member.call('DELETE /api/user.php', { body, headers })
    },
    codePerAccount: async (headers) =>
      world().member.call('GET /api/discountcode.php', { query: { code: 'GERADEN' }, headers }),
    archivePerAccount: async (headers) =>
      world().member.call('POST /api/data.php', { body: { password: PASSWORD }, headers }),
    verdictPerAccount: async (headers) => {
      const body = { kinds: ['money' as const], verdict: 'fine' as const }
      return world().member.call('POST /api/warning-verdict.php', { body, headers })
    },
    photoPerAccount: (headers) =>
      world().member.send('POST', `/api/photos.php?id=${randomUUID()}`, {
        headers: { ...headers, 'content-type': 'image/jpeg' },
        body: 'no picture',
      }),
    orderPerAccount: async (headers) => {
      const wish = { payment_id: randomUUID(), bundle: 'none', payment_method: 'ideal' } as const
      const body = { ...wish, amount: priceFor('credits-10') }
      return world().member.call('POST /api/order.php', { body, headers })
    },
    withdrawalPerAccount: async (headers) => {
      const body = { payment_id: randomUUID(), credits: 10 }
      return world().member.call('POST /api/withdrawal.php', { body, headers })
    },
    webhookPerPayment: (headers) => report(world().ref, headers),
    webhookPerSource: (headers, nth) => report(`sb_${String(nth).padStart(22, 'x')}`, headers),
  }
}
