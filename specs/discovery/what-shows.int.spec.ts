import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteStore } from '#adapters/postgres/site/store.ts'
import type { AskedQuery } from '#core/contract/contract.ts'
import type { Card, Profile } from '#core/contract/shapes.ts'
import { COMMON_MIN } from '#core/discovery/match-finder/rules.ts'
import {
  type ProfileField,
  profileFields,
  profileNotes,
  type SearchField,
  searchFields,
} from '#core/discovery/showing.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { Settings } from '#core/site/views.ts'
import { database } from '#server/container/tokens.ts'
import { sites } from '#server/platform/tokens.ts'
import { firstAnswers } from '#specs/harness/finder/answers.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

type Shows = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes' | 'search_fields'>
const all: Shows = {
  visible_profile_fields: [...profileFields],
  visible_profile_notes: [...profileNotes],
  search_fields: [...searchFields],
}
/** What the site shows now, as if its row said so. */
let shows = all
const without = (setting: keyof Shows, name: string) => {
  shows = { ...all, [setting]: all[setting].filter((one) => one !== name) }
}

let server: SpecServer
let anna: SpecMember
let bram: SpecMember

const said = {
  about_me: 'Ik werk in een bakkerij.',
  reason: 'Gezelschap',
  city: 'Utrecht',
  region: 'Utrecht',
  tattoos: true,
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'slim',
  relationship_status: 'single',
  interests: ['art'],
  sexuality: 'bi',
} as const

const answerMuch = async (member: SpecMember) => {
  for (const { isPrivate, ...answer } of firstAnswers(COMMON_MIN)) {
    await member.ask('PUT /api/match-finder.php', { body: { ...answer, private: isPrivate } })
  }
}

/** The sites as they are kept, but for what the spec has them show. */
const asShown = (store: SiteStore): SiteStore => ({
  ...store,
  all: async () =>
    (await store.all()).map((site) => ({
      ...site,
      get settings() {
        return { ...site.settings, ...shows }
      },
    })),
})

beforeAll(async () => {
  server = await startServer({
    rebind: (container) =>
      void container.rebind(sites).toResolvedValue((db) => asShown(siteStore(db)), [database]),
  })
  anna = await newMember(server, { gender: 'female', seeks: 'male' })
  bram = await newMember(server)
  await anna.ask('PUT /api/profile.php', { body: { ...said, interests: [...said.interests] } })
  for (const [one, other] of [[anna, bram] as const, [bram, anna] as const]) {
    await one.ask('POST /api/likes.php', { body: { id: other.id } })
    await one.ask('PUT /api/member.php', { body: { id: other.id } })
    await answerMuch(one)
  }
  await anna.ask('POST /api/message.php', message(bram.id, 'Dag, wat een mooie foto'))
}, 60_000)
afterAll(() => server.stop())

/** Every card of a member in an answer, however deep it lies. */
const cardsIn = (answer: unknown, id: string): Card[] => {
  if (typeof answer !== 'object' || answer === null) return []
  const inside = Object.values(answer).flatMap((part) => cardsIn(part, id))
  return 'likes_me' in answer && 'id' in answer && answer.id === id
    ? [answer as Card, ...inside]
    : inside
}

/** Every answer of the site in which a member gets to know another. */
const answers: Record<string, () => Promise<unknown>> = {
  profile: () => bram.ask('GET /api/member.php', { query: { id: anna.id } }),
  members: () => bram.ask('GET /api/members.php', { query: { only: 'real', hair_color: 'red' } }),
  similar: () =>
    bram.ask('GET /api/members-similar.php', {
      query: { only: 'real', min_age: '37', hair_color: 'red' },
    }),
  likes: () => bram.ask('GET /api/likes.php'),
  chats: () => bram.ask('GET /api/chats.php'),
  chat: () => bram.ask('GET /api/chat.php', { query: { profile: anna.id } }),
  visitors: () => bram.ask('GET /api/visitors.php'),
  finder: () => bram.ask('GET /api/match-finder-matches.php', { query: { only: 'real' } }),
}
/** Whoever comes up in the game. */
const cardsOfGame = async () => (await bram.ask('GET /api/swipe-game.php')).profiles
const profileOfAnna = async (): Promise<Profile> =>
  (await bram.ask('GET /api/member.php', { query: { id: anna.id } })).profile

const noted = { online: true, likes_me: true, distance: '10', fictional: false }
const unnoted: Record<(typeof profileNotes)[number], Partial<Card>> = {
  fictional_warning: {},
  online: { online: false },
  likes_me: { likes_me: false },
  distance: { distance: null },
}
const unsaid: Record<ProfileField, Partial<Profile>> = {
  gender: {},
  sexuality: { sexuality: null },
  about_me: { about_me: '' },
  reason: { reason: '' },
  tattoos: { tattoos: null },
  hair_color: { hair_color: null },
  eye_color: { eye_color: null },
  body_type: { body_type: null },
  relationship_status: { relationship_status: null },
  interests: { interests: [] },
}
const asked: Record<SearchField, AskedQuery<'GET /api/members.php'>> = {
  gender: { gender: 'female' },
  seeks: { seeks: 'male' },
  sexuality: { sexuality: 'bi' },
  country: { country: 'NL' },
  countryregion: { countryregion: 'Utrecht' },
  city: { city: 'Utrecht' },
  distance: { distance: '25' },
  min_age: { min_age: '20' },
  max_age: { max_age: '60' },
  tattoos: { tattoos: 'yes' },
  hair_color: { hair_color: 'red' },
  eye_color: { eye_color: 'green' },
  body_type: { body_type: 'slim' },
  relationship_status: { relationship_status: 'single' },
  interests: { interests: 'art' },
  photo: { photo: 'yes' },
  online: { online: 'yes' },
  new: { new: 'yes' },
}

describe('what a site shows of its members, and lets them be searched by (PRF-03)', () => {
  test.each(Object.entries(answers))(
    'is all of it in the answer %s where it shows all',
    async (_, ask) => {
      shows = all
      const cards = cardsIn(await ask(), anna.id)
      expect(cards.length).toBeGreaterThan(0)
      expect(cards).toMatchObject(cards.map(() => noted))
    },
  )

  test.each(profileNotes)(
    'is not the note %s where it is not among visible_profile_notes, in no answer',
    async (note) => {
      without('visible_profile_notes', note)
      for (const [name, ask] of Object.entries(answers)) {
        const cards = cardsIn(await ask(), anna.id)
        expect([name, ...cards]).toMatchObject([
          name,
          ...cards.map(() => ({ ...noted, ...unnoted[note] })),
        ])
      }
      const cards = await cardsOfGame()
      expect(cards.length).toBeGreaterThan(0)
      expect(cards).toMatchObject(cards.map(() => unnoted[note]))
    },
  )

  test.each(profileFields)(
    'is not the field %s where it is not among visible_profile_fields, nor searched by it',
    async (field) => {
      shows = all
      const { city: _, region: __, ...told } = said
      expect(await profileOfAnna()).toMatchObject(told)
      without('visible_profile_fields', field)
      expect(await profileOfAnna()).toMatchObject({ ...told, ...unsaid[field] })
      const cards = await cardsOfGame()
      expect(cards).toMatchObject(cards.map(() => unsaid[field]))
    },
  )

  test.each(searchFields)(
    'can be searched by %s where it is among search_fields, and else is refused',
    async (field) => {
      const query = asked[field]
      shows = all
      const found = await bram.ask('GET /api/members.php', { query: { ...query, only: 'real' } })
      if (field !== 'photo') expect(found.profiles.length).toBeGreaterThan(0)
      without('search_fields', field)
      for (const key of ['GET /api/members.php', 'GET /api/members-similar.php'] as const) {
        const { status, json } = await bram.call(key, { query })
        expect([status, json]).toEqual([
          400,
          { error: 'invalid', fields: { [field]: 'field_invalid' } },
        ])
      }
      if (!profileFields.some((name) => name === field) || field === 'gender') return
      without('visible_profile_fields', field)
      expect(await bram.refusal('GET /api/members.php', { query })).toMatchObject({ status: 400 })
    },
  )
})
