import type { StaffRole } from '#core/kernel/roles.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from './client.ts'
import {
  boughtBy,
  formOf,
  linkIn,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
} from './members.ts'
import { addPhoto, jpeg } from './pictures.ts'
import type { SpecServer } from './server.ts'

export const twoPeople = async (member: Browser): Promise<[string, string]> => [
  (await someone(member)).id,
  (await someone(member, { nth: 1 })).id,
]

/** Asks, logged in as nobody, for the mail by which one withdraws from what the member has bought. */
export const askToWithdraw = async (member: SpecMember, server: SpecServer) => {
  const { receipt } = await boughtBy(member, server)
  const body = { email: member.email, receipt }
  await server.browser().ask('POST /api/withdrawal.php?ask=1', { body })
}

export const unconfirmed = async (server: SpecServer) => {
  const form = formOf()
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  const { text } = await server.mailTo(form.email)
  await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
  return { browser, email: form.email, token: linkIn({ text }) }
}

export const wished = async (member: SpecMember) => {
  const { email } = formOf()
  await member.ask('POST /api/mail-change.php', { body: { email, password: PASSWORD } })
  return email
}

export const photos = async (member: SpecMember): Promise<[string, string]> => {
  await addPhoto(member, await jpeg())
  await addPhoto(member, await jpeg())
  const { photos: own } = await member.ask('GET /api/photos.php')
  return [own[1]?.id ?? '', own[0]?.id ?? '']
}

export const conversations = async (member: SpecMember): Promise<[string, string]> => {
  const [first, second] = await twoPeople(member)
  const one = await member.ask('POST /api/message.php', message(first, 'Hoi'))
  const two = await member.ask('POST /api/message.php', message(second, 'Dag'))
  return [one.conversation, two.conversation]
}

export const elsewhere = async (
  member: SpecMember,
  server: SpecServer,
): Promise<[string, string]> => {
  for (const _ of [1, 2]) {
    const browser = server.browser()
    await browser.ask('POST /api/user.php', { body: { email: member.email, password: PASSWORD } })
  }
  const { devices } = await member.ask('GET /api/devices.php')
  const [one, two] = devices.filter(({ current }) => !current)
  return [one?.id ?? '', two?.id ?? '']
}

export const asStaff = async (
  server: Pick<SpecServer, 'browser' | 'mailTo' | 'container'>,
  role: StaffRole = 'admin',
) => {
  const staff = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(staff.id, role)
  return staff
}

export const form = formOf({ email: 'eens@voorbeeld.example' })
export const profile = {
  about_me: 'Hoi',
  reason: '',
  city: 'Utrecht',
  region: 'Utrecht',
  tattoos: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}
