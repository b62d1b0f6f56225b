import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#core/contract/shapes.ts'
import { type ProfileField, profileFields } from '#core/discovery/showing.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { other, profile, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const told: Partial<Profile> = {
  about_me: 'Ik werk in een bakkerij.',
  reason: 'Gezelschap',
  sexuality: 'bi',
  tattoos: true,
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'slim',
  relationship_status: 'single',
  interests: ['art'],
}
const words: Record<ProfileField, string> = {
  gender: 'Geslacht',
  sexuality: 'Geaardheid',
  about_me: 'Ik werk in een bakkerij.',
  reason: 'Gezelschap',
  tattoos: 'Tatoeages',
  hair_color: 'Haarkleur',
  eye_color: 'Oogkleur',
  body_type: 'Postuur',
  relationship_status: 'Relatie',
  interests: 'Kunst',
}
const openProfile = (more: Partial<Profile>, fields: string[] = [...profileFields]) =>
  openPage(`/members/${other}`, user(), {
    'GET /api/settings.php': () => ({ ...settings, visible_profile_fields: fields }),
    'GET /api/member.php': () => ({ profile: profile({ ...told, ...more }) }),
  })
const read = async () => {
  await screen.findByRole('heading', { level: 1 })
  return screen.getByRole('main').textContent ?? ''
}

describe('a profile on its page', () => {
  it.each(profileFields)('reads %s where the site shows it, and nowhere else', async (field) => {
    const { leave } = openProfile({})
    await waitFor(async () => expect(await read()).toContain(words[field]))
    leave()
    openProfile(
      {},
      profileFields.filter((one) => one !== field),
    )
    expect(await read()).not.toContain(words[field])
  })

  it.each([
    ['10', 'Zeist, Utrecht · dichtbij'],
    ['25', 'Zeist, Utrecht · binnen 25 km'],
    ['100', 'Zeist, Utrecht · binnen 100 km'],
    ['further', 'Zeist, Utrecht · verder dan 100 km'],
  ] as const)('says how near its member is, by the band %s alone', async (distance, line) => {
    openProfile({ city: 'Zeist', distance })
    expect(await read()).toContain(line)
  })

  it('says the region alone of who hides where they live', async () => {
    openProfile({ city: '', distance: null })
    await screen.findByText('Utrecht')
    expect(await read()).not.toMatch(/km|dichtbij/)
  })
})
