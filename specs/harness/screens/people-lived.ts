import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProfileForm } from '#core/account/contract.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { PACK_PICTURES } from '#core/photo/pack/values.ts'
import { DEMO_PASSWORD } from '#server/demo/seeding.ts'
import type { Browser } from '../server/client.ts'
import { buy, message, type SpecMember, someone } from '../server/members.ts'
import { addPhoto } from '../server/pictures.ts'
import { type SpecServer, until } from '../server/server.ts'

export type Place = Pick<SpecServer, 'browser' | 'mailTo'> & {
  clock: { forward(byMs: number): unknown }
}
type Named = Browser & { id: string; name: string }

const packFolder = join(import.meta.dirname, '../../../server/photo/pack')

/** A night passes: what was said before it was said yesterday. */
export const NIGHT_MS = 22 * HOUR_MS

/** People of the picture pack. */
const faces = { sanne: 1, bram: 4 }

const stories = {
  sanne: {
    about_me:
      'Overdag juf, ’s avonds achter het fornuis. Op zondag loop ik tot het strand ophoudt.',
    reason: 'Ik ruil mijn beste pastarecept voor jouw slechtste grap.',
    interests: ['beach', 'cooking', 'coffee', 'music', 'biking'],
  },
  bram: {
    about_me: 'Boswachter met een zwak voor kaarten van papier. Ik bak brood dat meestal lukt.',
    reason: 'Iemand die meeloopt, ook als het regent.',
    interests: ['hiking', 'cooking', 'music', 'animals', 'reading'],
  },
} satisfies Record<string, Pick<ProfileForm, 'about_me' | 'reason' | 'interests'>>

const photoOf = (person: number, nth: number) =>
  readFile(join(packFolder, String(person), `${(nth % PACK_PICTURES) + 1}.full.webp`))

/** With a face, a story and so many photos, as somebody who has been here for a while. */
export const settleIn = async (member: SpecMember, name: keyof typeof faces, photos: number) => {
  for (let nth = 0; nth < photos; nth++) {
    await addPhoto(member, await photoOf(faces[name], nth))
  }
  const form = { city: 'Utrecht', region: 'Utrecht', tattoos: false, eye_color: 'blue' } as const
  await member.ask('PUT /api/profile.php', {
    body: {
      ...form,
      ...stories[name],
      hair_color: name === 'bram' ? 'red' : null,
      body_type: name === 'bram' ? 'normal' : null,
      relationship_status: 'single',
    },
  })
}

/** Somebody of the demo, logged in. */
export const demoMember = async ({ browser }: Place, email: string): Promise<Named> => {
  const who = browser()
  const body = { email, password: DEMO_PASSWORD }
  const { user } = await who.ask('POST /api/user.php', { body })
  return { ...who, id: user.id, name: user.name }
}

const between = (member: SpecMember, other: Named) => ({
  says: (body: string) => member.ask('POST /api/message.php', message(other.id, body)),
  answers: (body: string) => other.ask('POST /api/message.php', message(member.id, body)),
})

/** A talk that began yesterday and goes on. */
export const talkOfYesterday = async (member: SpecMember, other: Named) => {
  const { says, answers } = between(member, other)
  await says(`Hoi ${other.name}, ik las dat je graag wandelt. Waar begin je dan?`)
  await answers('Meestal langs de Vecht, en dan zo ver als het weer het toelaat.')
  await answers('Met een thermoskan, want onderweg is er niets.')
  const { conversation } = await says('Dan neem ik de appeltaart mee.')
  await member.ask('PUT /api/chat.php', { body: { conversation, read_seq: 3 } })
}

export const talkOfToday = async (member: SpecMember, other: Named) => {
  const { says, answers } = between(member, other)
  await answers('Ik heb vannacht over die appeltaart gedroomd.')
  await says('Hij staat al in de oven :)')
  const { conversation } = await says('Met of zonder slagroom?')
  await answers('Wat dacht jij dan ;)')
  await answers('Zondag om elf uur bij de brug?')
  return conversation
}

/** Who likes her, in the order of their likes; with the last one she has a match. */
const LIKERS = ['lid292', 'lid478', 'lid84', 'lid296'].map((one) => `${one}@vonk.example`)

/** A list of talks in all their states, and likes of yesterday and today. */
export const company = async (place: Place, member: SpecMember) => {
  const likes = (from: Browser, to: string) => from.ask('POST /api/likes.php', { body: { id: to } })
  const likers: Named[] = []
  for (const email of LIKERS) likers.push(await demoMember(place, email))
  const [ton, lars, roel, stefan] = likers as [Named, Named, Named, Named]
  for (const writer of [lars, roel]) await buy(writer)
  await between(member, ton).says(`Hoi ${ton.name}, wat lees je nu?`)
  await between(member, lars).says('Welke plaat draai jij op zondagochtend?')
  await between(member, lars).answers('Bill Withers, altijd. En jij?')
  const unread = await between(member, roel).says('Heb jij dat museum nu al gezien?')
  await member.ask('PUT /api/chat.php', {
    body: { conversation: unread.conversation, read_seq: 1 },
  })
  for (const liker of [ton, lars, roel]) await likes(liker, member.id)
  for (const visitor of [lars, ton]) {
    await visitor.ask('PUT /api/member.php', { body: { id: member.id } })
  }
  const stranger = await someone(member, { real: false })
  for (const { id } of [stranger, roel, ton]) {
    await member.ask('POST /api/favourites.php', { body: { id } })
  }
  // What a member of the demo has left depends on the day.
  await buy(roel)
  return {
    /** The next day. */
    goOn: async () => {
      await buy(roel)
      await between(member, roel).answers('Zaterdag! Ga je mee?')
      await between(member, roel).answers('Ik heb twee kaartjes.')
      await likes(stefan, member.id)
      await likes(member, stefan.id)
      const madeUp = await someone(member, { real: false, nth: 1 })
      await member.ask('POST /api/message.php', message(madeUp.id, 'Hoe was de zee vandaag?'))
      // What is written next comes above the answer, at every look.
      await until(async () => {
        const { chats } = await member.ask('GET /api/chats.php')
        const talk = chats.find(({ profile }) => profile === madeUp.id)
        if (talk?.num_unread_messages !== 1) throw new Error('There is no answer yet')
      })
    },
  }
}

export const nightPasses = ({ clock }: Place) => clock.forward(NIGHT_MS)
