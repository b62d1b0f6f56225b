import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Card, User } from '#core/contract/shapes.ts'
import { enAll as en } from '#core/texts/en/platform/all.ts'
import { nlAll } from '#core/texts/nl/platform/all.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const someone = (nth: number): Card => ({
  id: `01900000-0000-7000-8000-0000000001${nth}0`,
  name: `Lid ${nth}`,
  age: 30,
  gender: 'male',
  city: '',
  region: '',
  fictional: false,
  online: false,
  distance: null,
  main_image: null,
  liked: false,
  likes_me: false,
})
const several = [1, 2, 3, 4].map(someone)
type Asked = { query: Record<string, string | undefined> }

/** Finds some who fit wherever it is not asked for a region, unless `near`. */
const members = (near: boolean) => ({
  'GET /api/members.php': ({ query }: Asked) => {
    const profiles = query.countryregion && !near ? [] : several
    return { profiles, page: 1, pages: 1, total: profiles.length, total_fictional: 0 }
  },
})

describe('what is claimed of members that fit', () => {
  const from = (region: string) => user({ region })
  const withoutWish = { ...from('Utrecht'), seeks: null, consent: null }
  const rows: [what: string, who: User, near: boolean, search: string[], said: string][] = [
    [
      'all three',
      from('Utrecht'),
      true,
      settings.search_fields,
      'Gekozen op wie je zoekt, je leeftijd en waar je woont.',
    ],
    [
      'no place, where none is known',
      from(''),
      true,
      settings.search_fields,
      'Gekozen op wie je zoekt en je leeftijd.',
    ],
    [
      'no place, where too few live near',
      from('Utrecht'),
      false,
      settings.search_fields,
      'Gekozen op wie je zoekt en je leeftijd.',
    ],
    [
      'no age, where the site searches by none',
      from(''),
      true,
      ['gender'],
      'Gekozen op wie je zoekt.',
    ],
    [
      'no wish, where it is not kept',
      withoutWish,
      true,
      settings.search_fields,
      'Gekozen op je leeftijd en waar je woont.',
    ],
    [
      'nothing, where nothing is known',
      { ...withoutWish, region: '' },
      true,
      [],
      'Dit zijn de leden die hier het laatst waren.',
    ],
  ]
  it.each(rows)('is what they were chosen by: %s', async (_, who, near, search_fields, said) => {
    openPage('/signup-matches', who, {
      ...members(near),
      'GET /api/settings.php': () => ({ ...settings, search_fields }),
    } as never)
    await screen.findByText(said)
  })
})

describe('what the home claims', () => {
  it('gives no credits to begin with where a site gives none', async () => {
    const open = (signup_credits: number) =>
      openPage('/', null, { 'GET /api/settings.php': () => ({ ...settings, signup_credits }) })
    const giving = open(3)
    await screen.findByText(
      'In een minuut, met je e-mailadres. Je krijgt 3 credits om te beginnen.',
    )
    giving.leave()
    open(0)
    await screen.findByText('In een minuut, met je e-mailadres.')
  })
})

describe('what a member hears who is active now', () => {
  it.each([
    [3, 'Je kunt nu 2 gesprekken beginnen. Je eerste berichten krijg je van ons.'],
    [0, 'Je kunt nu 2 gesprekken beginnen.'],
  ])('promises messages where the site gives credits: %i', async (signup_credits, said) => {
    openPage('/activate/done', user(), {
      'GET /api/settings.php': () => ({ ...settings, signup_credits }),
    })
    await screen.findByText(said)
  })
})

describe('the words of the product', () => {
  const textsOf = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)))

  it.each(Object.entries({ nl: nlAll, en }))(
    'name no site and no currency, which differ from site to site: %s',
    (_, texts) => {
      const named = textsOf(texts).filter((text) => /\bVonk\b|\b[Ee]uros?\b/.test(text))
      expect(named).toEqual([])
    },
  )
})
