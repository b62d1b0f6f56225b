import { randomUUID } from 'node:crypto'
import type { Key } from '#core/contract/contract.ts'
import { asStaff } from './before-changes.ts'
import type { Make } from './changes.ts'
import type { Browser } from './client.ts'
import { fictionalForm } from './fictional.ts'
import { message, newMember } from './members.ts'
import { jpeg } from './pictures.ts'
import type { SpecServer } from './server.ts'

const made = async (staff: Browser) => {
  const form = fictionalForm()
  await staff.ask('POST /api/fictional.php', { body: form })
  return form
}

/** A conversation that waits for staff; `isTaken`: they have it in hand. */
const waiting = async (server: SpecServer, staff: Browser, isTaken: boolean) => {
  const anna = await newMember(server, { gender: 'male', seeks: 'female' })
  const luna = await made(staff)
  const { conversation } = await anna.ask('POST /api/message.php', message(luna.id, 'Hoi'))
  if (isTaken) await staff.ask('POST /api/fictional-claim.php', { body: { conversation } })
  return conversation
}

const picturesOf = async (staff: Browser, id: string) =>
  (await staff.ask('GET /api/fictional-photos.php', { query: { id } })).pictures

const ofPictures: Make = async (server) => {
  const staff = await asStaff(server)
  const { id } = await made(staff)
  const [, one, other] = await picturesOf(staff, id)
  return {
    browser: staff,
    said: { body: { id, photo: one?.id } },
    other: { body: { id, photo: other?.id } },
  }
}

const ofTalks =
  (isTaken: boolean): Make =>
  async (server) => {
    const staff = await asStaff(server)
    const one = await waiting(server, staff, isTaken)
    const other = await waiting(server, staff, isTaken)
    return {
      browser: staff,
      said: { body: { conversation: one } },
      other: { body: { conversation: other } },
    }
  }

/** What staff do with fictional profiles, each with another body of the same call. */
export const fictionChanges: Partial<Record<Key, Make>> = {
  'POST /api/fictional.php': async (server) => ({
    browser: await asStaff(server),
    said: { body: fictionalForm() },
    other: { body: fictionalForm() },
  }),
  'PUT /api/fictional.php': async (server) => {
    const staff = await asStaff(server)
    const form = await made(staff)
    return {
      browser: staff,
      said: { body: { ...form, story: 'Een' } },
      other: { body: { ...form, story: 'Twee' } },
    }
  },
  'DELETE /api/fictional.php': async (server) => {
    const staff = await asStaff(server)
    const [one, other] = [await made(staff), await made(staff)]
    return { browser: staff, said: { body: { id: one.id } }, other: { body: { id: other.id } } }
  },
  'POST /api/fictional-photos.php': async (server) => {
    const staff = await asStaff(server)
    const { id: profile } = await made(staff)
    const [first] = await picturesOf(staff, profile)
    await staff.ask('DELETE /api/fictional-photos.php', {
      body: { id: profile, photo: first?.id ?? '' },
    })
    const query = { id: randomUUID(), profile, source: 'drawn' }
    const [file, other] = [await jpeg(), await jpeg({ width: 40, height: 30 })]
    return { browser: staff, said: { query, file }, other: { query, file: other } }
  },
  'PUT /api/fictional-photos.php': async (server) => {
    const staff = await asStaff(server)
    const { id } = await made(staff)
    return {
      browser: staff,
      said: { body: { id, person: 20 } },
      other: { body: { id, person: 30 } },
    }
  },
  'PUT /api/fictional-photos.php?main=1': ofPictures,
  'DELETE /api/fictional-photos.php': ofPictures,
  'POST /api/fictional-claim.php': ofTalks(false),
  'DELETE /api/fictional-claim.php': ofTalks(true),
  'POST /api/fictional-answer.php': async (server) => {
    const staff = await asStaff(server)
    const conversation = await waiting(server, staff, true)
    const id = randomUUID()
    return {
      browser: staff,
      said: { body: { id, conversation, body: 'Hoi' } },
      other: { body: { id, conversation, body: 'Dag' } },
    }
  },
}
