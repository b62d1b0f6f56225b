import { randomUUID } from 'node:crypto'
import type { Key } from '#core/contract/contract.ts'
import { conversations, twoPeople } from './before-changes.ts'
import type { Make } from './changes.ts'
import { message, newMember, type SpecMember, someone } from './members.ts'
import { jpeg, sendChatPhoto } from './pictures.ts'

/** A call about one of two: the other body names the other of them. */
const ofTwo =
  (
    make: (member: SpecMember) => Promise<[string, string]>,
    bodyOf: (id: string) => object = (id) => ({ id }),
  ): Make =>
  async (server) => {
    const browser = await newMember(server)
    const [one, other] = await make(browser)
    return { browser, said: { body: bodyOf(one) }, other: { body: bodyOf(other) } }
  }

/** Of the calls by which members talk, as `changes` has them. */
export const chatChanges: Partial<Record<Key, Make>> = {
  'PUT /api/chat.php': ofTwo(conversations, (conversation) => ({ conversation, read_seq: 1 })),
  'PUT /api/delivered.php': ofTwo(conversations, (id) => ({ conversations: [id] })),
  'PUT /api/heart.php': async (server) => {
    const browser = await newMember(server)
    const said = async () =>
      (await newMember(server)).ask('POST /api/message.php', message(browser.id, 'Hoi'))
    const [one, other] = [await said(), await said()]
    const bodyOf = ({ conversation }: { conversation: string }) => ({
      body: { conversation, seq: 1, on: true },
    })
    return { browser, said: bodyOf(one), other: bodyOf(other) }
  },
  'POST /api/warning-verdict.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { kinds: ['money', 'phone'], verdict: 'right' } },
    other: { body: { kinds: ['money', 'phone'], verdict: 'fine' } },
  }),
  'DELETE /api/chat.php': ofTwo(conversations, (conversation) => ({ conversation })),
  'POST /api/block.php': ofTwo(twoPeople),
  'DELETE /api/block.php': ofTwo(async (member) => {
    const people = await twoPeople(member)
    for (const id of people) await member.ask('POST /api/block.php', { body: { id } })
    return people
  }),
  'POST /api/message.php': async (server) => {
    const browser = await newMember(server)
    const { body } = message((await someone(browser)).id, 'Hoi')
    return { browser, said: { body }, other: { body: { ...body, body: 'Dag' } } }
  },
  'POST /api/chat-photo.php': async (server) => {
    const query = { id: randomUUID() }
    const [file, other] = [await jpeg(), await jpeg({ width: 40, height: 30 })]
    return {
      browser: await newMember(server),
      said: { query, file },
      other: { query, file: other },
    }
  },
  'PUT /api/chat-photo.php': async (server) => {
    const browser = await newMember(server)
    const got = async () => {
      const [from, id] = [await newMember(server), randomUUID()]
      await sendChatPhoto(from, await jpeg(), id)
      const body = { id, profile: browser.id, body: '', photo: true }
      await from.ask('POST /api/message.php', { body })
      return { body: { id } }
    }
    return { browser, said: await got(), other: await got() }
  },
  'DELETE /api/message.php': ofTwo(async (member) => {
    const [first, second] = await twoPeople(member)
    const said = [message(first, 'Hoi'), message(second, 'Dag')] as const
    for (const one of said) await member.ask('POST /api/message.php', one)
    return [said[0].body.id, said[1].body.id]
  }),
}
