import { operatorParts, runOperator } from '#server/operator/operator.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { formOf, message, PASSWORD } from '#specs/harness/server/members.ts'
import { jpeg, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import type { memoryMailbox } from './mailbox.ts'

type Box = ReturnType<typeof memoryMailbox>
/** `goodbyes`: how often this member has left. */
export type Somebody = { browser: Browser; id: string; email: string; goodbyes: number }

/** Signs up, and unless not yet `confirmed` opens the mailed link. */
export const join = async (
  server: SpecServer,
  box: Box,
  { confirmed = true } = {},
): Promise<Somebody> => {
  const form = formOf()
  const { email } = form
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  if (confirmed) {
    const token = await box.token(email, 'activation')
    await browser.ask('POST /api/activation.php', { body: { token } })
  } else {
    await browser.ask('POST /api/user.php', { body: { email, password: PASSWORD } })
  }
  const { user } = await browser.ask('GET /api/user.php')
  return { browser, id: user?.id ?? '', email, goodbyes: 0 }
}

export const goAway = async (one: Somebody) => {
  await one.browser.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
  one.goodbyes += 1
}

export const comeBack = async (one: Somebody, box: Box) => {
  const token = await box.token(one.email, 'leaving', one.goodbyes)
  await one.browser.ask('POST /api/activation.php?return=1', { body: { token } })
}

/** What staff type; throws where the account is in no state for that. */
export const byStaff = async (
  { container }: Pick<SpecServer, 'container'>,
  command: string,
  email: string,
) => {
  const reason = command === 'suspend' ? ['--rule', 'fraud', '--reason', 'Vraagt om geld'] : []
  return runOperator(await operatorParts(container), [command, email, ...reason])
}

/** What an operator would set for the site. */
export const withSettings = async (server: SpecServer, settings: object) => {
  await server.db.query('update site set settings = settings || $1', [settings])
  await server.restart()
}

/** What a provider would have told of somebody's age; null where they have proven nothing yet. */
export const proveAge = (
  { db }: SpecServer,
  { id }: Somebody,
  outcome: 'adult' | 'minor' | null,
): Promise<unknown> =>
  outcome === null
    ? db.query('delete from age_proof where account_id = $1', [id])
    : db.query(
        `insert into age_proof (account_id, outcome, method, at) values ($1, $2, 'walk', now())
        on conflict (account_id) do update set outcome = excluded.outcome`,
        [id, outcome],
      )

/** Its photo is handed in first, where it is. */
export const show = async (
  from: Somebody,
  to: Somebody,
  { isUploaded }: { isUploaded: boolean },
) => {
  const said = message(to.id, '')
  if (isUploaded) await sendChatPhoto(from.browser, await jpeg(), said.body.id)
  return from.browser.call('POST /api/message.php', { body: { ...said.body, photo: true } })
}
