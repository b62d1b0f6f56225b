import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { profileFields, searchFields } from '#core/discovery/showing.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const image = { filename: 'a.webp', thumb_filename: 'a.webp', status: 'active', match: 'a.webp' }
const bare = user()
const silent = {
  ...bare,
  city: '',
  profile: { ...bare.profile, main_image: null, interests: [], hair_color: null },
}
const openOwn = async (
  who: typeof silent | typeof bare,
  { ahead = 3, search = [...searchFields] as string[] } = {},
) => {
  const page = openPage('/profile', who, {
    'GET /api/settings.php': () => ({
      ...settings,
      visible_profile_fields: [...profileFields],
      search_fields: search,
    }),
    'GET /api/interests.php': () => ({ interests: ['art'] }),
    'GET /api/profile.php': () => ({ ahead }),
  })
  const missing = await screen.findByRole('region', { name: 'Zo ben je beter te vinden' })
  return { ...page, text: missing.textContent ?? '', missing: within(missing) }
}

describe('what is missing of a profile', () => {
  it.each([
    [1, '1 vrouw met een foto staat nu vóór jou.'],
    [SEARCH_COUNT_MAX, '1.000 vrouwen met een foto staan nu vóór jou.'],
    [SEARCH_COUNT_MAX + 1, '1.000+ vrouwen met een foto staan nu vóór jou.'],
  ])('says how many stand before who has no photo: %i', async (ahead, words) => {
    expect((await openOwn(silent, { ahead })).text).toContain(words)
  })

  it('says nothing of that where nobody does, and does not ask it for who has a photo', async () => {
    const { text, leave } = await openOwn(silent, { ahead: 0 })
    expect(text).not.toMatch(/met een foto sta/)
    leave()
    const pictured = { ...silent, profile: { ...silent.profile, main_image: image } }
    const { of } = await openOwn(pictured)
    expect(of('GET /api/profile.php')).toEqual([])
  })

  it('names the searches that do not find one, as far as the site has them', async () => {
    const { text, leave } = await openOwn(silent)
    expect(text).toContain('Wie op plaats of afstand zoekt, vindt jou niet.')
    expect(text).toContain('Wie op interesses zoekt, vindt jou niet.')
    expect(text).toContain('Wie daarop zoekt, vindt jou niet.')
    leave()
    const few = await openOwn(silent, { search: ['gender', 'hair_color'] })
    expect(few.text).toContain('Wie op haarkleur zoekt, vindt jou niet.')
    expect(few.text).not.toMatch(/plaats of afstand|interesses zoekt|daarop/)
  })
})
