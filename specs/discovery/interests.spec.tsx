import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { interestsInOrder } from '#client/parts/discovery/interests-in-order.ts'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { type Interest, interests } from '#core/discovery/values.ts'
import { languages } from '#core/kernel/languages.ts'
import { nlProfile } from '#core/texts/nl/account/profile.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { other, profile, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const productSpec = readFileSync('specs/product-spec.md', 'utf8')
const listed = /^- Interests \(about 50 tags with icons\): (.*)\.$/m.exec(productSpec)?.[1] ?? ''

describe('the interests', () => {
  it('are the fifty of the product spec, each with its name and icon where one chooses and where one reads, loaded once (PRF-02)', async () => {
    const of50 = listed.split(', ') as Interest[]
    expect([of50.length, new Set(of50).size]).toEqual([50, 50])
    const { of, router } = openPage('/profile', user(), {
      'GET /api/settings.php': () => ({ ...settings, visible_profile_fields: ['interests'] }),
      'GET /api/interests.php': () => ({ interests: [...interests] }),
      'GET /api/member.php': () => ({ profile: profile({ interests: of50 }) }),
    })
    const choices = within(await screen.findByRole('group', { name: 'Interesses' }))
    const names = of50.map((interest) => nlProfile.interest[interest]).sort()
    const boxes = choices.getAllByRole('checkbox')
    const labels = boxes.map((box) => box.closest('label'))
    expect(labels.map((label) => label?.textContent).sort()).toEqual(names)
    expect(labels.filter((label) => label?.querySelector('svg path, svg circle'))).toHaveLength(50)

    await router.navigate(`/members/${other}`)
    const tags = await waitFor(() => {
      const found = screen.getAllByRole('listitem').filter((tag) => tag.dataset.shared)
      expect(found).toHaveLength(50)
      return found
    })
    expect(tags.map(({ textContent }) => textContent).sort()).toEqual(names)
    expect(tags.filter((tag) => tag.querySelector('svg path, svg circle'))).toHaveLength(50)
    await router.navigate('/profile')
    await screen.findByRole('group', { name: 'Interesses' })
    expect(of('GET /api/interests.php')).toHaveLength(1)
  })

  it.each(languages)('stand by what they are about, in the order of %s', (language) => {
    const t = textsOf(language).t
    const { free, intimate } = interestsInOrder(t, language, interests)
    for (const group of [free, intimate]) {
      const names = group.map(({ name }) => name)
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
    }
    expect([free.length, intimate.length]).toEqual([33, 17])
    expect(intimate.map(({ interest }) => interest)).toContain('kissing')
  })
})
