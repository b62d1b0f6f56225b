import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStepsOf } from '#client/features/account/signup/signup-open.ts'
import { profileFields } from '#core/discovery/showing.ts'
import { interests } from '#core/discovery/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const labels = {
  about_me: 'Over mij',
  reason: 'Waarom ik hier ben',
  hair_color: 'Haarkleur',
  eye_color: 'Oogkleur',
  body_type: 'Postuur',
  relationship_status: 'Relatie',
  sexuality: 'Geaardheid',
  tattoos: 'Tatoeages',
  interests: 'Interesses',
} as const
const nameOf = (box: HTMLElement) => box.closest('label')?.textContent ?? ''
type Field = keyof typeof labels

const showing = (fields: string[]) => ({ ...settings, visible_profile_fields: fields })
const asked = () =>
  Object.entries(labels)
    .filter(
      ([, label]) => screen.queryByRole('group', { name: label }) ?? screen.queryByLabelText(label),
    )
    .map(([field]) => field)
const openOwn = async (fields: string[]) => {
  const me = user({ push_subscription: null })
  openPage('/profile', me, {
    'GET /api/settings.php': () => showing(fields),
    'GET /api/interests.php': () => ({ interests: ['art'] }),
  })
  await screen.findByRole('button', { name: 'Opslaan' })
}

describe('one’s own profile', () => {
  it('asks all that a site shows of its members', async () => {
    await openOwn([...profileFields])
    expect(asked()).toEqual(Object.keys(labels))
  })

  it.each([[['about_me', 'tattoos']], [['interests']], [[]]] as [Field[]][])(
    'asks nothing that a site shows nobody: it shows %j',
    async (fields) => {
      await openOwn(fields)
      expect(asked()).toEqual(fields)
    },
  )
})

describe('the interests to choose from', () => {
  it('stand by what they are about, in the order of the language', async () => {
    openPage('/profile', user({ push_subscription: null }), {
      'GET /api/settings.php': () => showing(['interests']),
      'GET /api/interests.php': () => ({ interests: [...interests] }),
    })
    const named = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole('checkbox').map(nameOf)
    await screen.findByRole('group', { name: 'Intiem' })
    const [free, intimate] = [named('Vrije tijd'), named('Intiem')]
    expect(free.slice(0, 4)).toEqual(['Astrologie', 'Avontuur', 'Barbecue', 'Bier'])
    expect(intimate.slice(0, 3)).toEqual(['Anale seks', 'Bondage', "Foto's uitwisselen"])
    expect(free).toEqual(free.toSorted((a, b) => a.localeCompare(b, 'nl')))
    expect(free.length + intimate.length).toBe(interests.length)
  })
})

describe('the intimate interests', () => {
  it('stand in a fold of their own, closed until it is opened', async () => {
    openPage('/profile', user({ push_subscription: null }), {
      'GET /api/settings.php': () => showing(['interests']),
      'GET /api/interests.php': () => ({ interests: [...interests] }),
    })
    const box = await screen.findByRole('checkbox', { name: 'Bondage', hidden: true })
    expect(box.closest('details')?.open).toBe(false)
    expect(screen.getByRole('checkbox', { name: 'Bier' }).closest('details')?.open).toBe(true)
  })
})

describe('the sexuality of a member', () => {
  it('is asked of nobody who has not agreed that it is kept', async () => {
    const me = { ...user(), consent: null, seeks: null }
    openPage('/profile', me, {
      'GET /api/settings.php': () => showing([...profileFields]),
      'GET /api/interests.php': () => ({ interests: ['art'] }),
    })
    await screen.findByRole('button', { name: 'Opslaan' })
    expect(asked()).not.toContain('sexuality')
  })
})

describe('the steps after sign-up', () => {
  const silent = user()
  const member = {
    ...silent,
    profile: { ...silent.profile, about_me: '', interests: [], hair_color: null, tattoos: null },
  }
  const open = (fields: string[]) => openStepsOf(member, showing(fields))

  it('ask what a site shows and nobody has said yet', () => {
    expect(open([...profileFields])).toEqual(expect.arrayContaining(['personal', 'about']))
    expect(open(['tattoos'])).toContain('personal')
    expect(open(['interests'])).toContain('about')
  })

  it('leave out the fields that the site shows nobody', () => {
    for (const step of ['personal', 'about']) expect(open(['gender', 'reason'])).not.toContain(step)
    expect(open(['about_me'])).not.toContain('personal')
  })
})
