import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#core/contract/shapes.ts'
import type { WireFit } from '#core/discovery/match-finder/contract.ts'
import { intimateQuestions, questionOf } from '#core/discovery/match-finder/questions.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import { type Interest, interests, intimateInterests, isFree } from '#core/discovery/values.ts'
import { enShared } from '#core/texts/en/discovery/shared.ts'
import { nlShared } from '#core/texts/nl/discovery/shared.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { me, other, profile, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Same = Pick<FinderAnswer, 'question' | 'answer'>[]
const none = { met: [], missed: [] }
const fitWith = (same: Same): WireFit => ({
  common: 1,
  percent: null,
  mine: none,
  theirs: none,
  same,
  apart: [],
})
const openBram = (mine: Interest[], theirs: Partial<Profile>, same: Same = []) => {
  const anna = user()
  openPage(
    `/members/${other}`,
    { ...anna, profile: { ...anna.profile, interests: mine } },
    {
      'GET /api/settings.php': () => ({ ...settings, visible_profile_fields: ['interests'] }),
      'GET /api/member.php': () => ({
        profile: {
          ...profile({ name: 'Bram', ...theirs }),
          ...(same.length > 0 && { fit: fitWith(same) }),
        },
      }),
    },
  )
}
const key = `vonk.${me}.draft.${other}`
const draft = () => JSON.parse(localStorage.getItem(key) ?? 'null') as string | null
const shared = 'Jullie houden allebei van fietsen. Schrijf erover'

describe('a reason to write', () => {
  it('is what both love of their free time, and begins a message that nobody has sent', async () => {
    openBram(['sex', 'biking', 'tea'], { interests: ['sex', 'biking', 'tea'] })
    const link = await screen.findByRole('link', { name: shared })
    expect(link.getAttribute('href')).toBe(`/members/${other}/chat`)
    fireEvent.click(link)
    expect(draft()).toBe('Hoi Bram, jij houdt ook van fietsen?')
  })

  it('leaves a message as it is that was begun before', async () => {
    localStorage.setItem(key, JSON.stringify('Dag Bram, ik'))
    openBram(['biking'], { interests: ['biking'] })
    fireEvent.click(await screen.findByRole('link', { name: shared }))
    expect(draft()).toBe('Dag Bram, ik')
  })

  it('is nothing intimate, and nothing where nothing is shared', async () => {
    openBram(['sex', 'hugging', 'tea'], { interests: ['sex', 'hugging', 'biking'] })
    await screen.findByText('Seks')
    expect(screen.queryByText(/Jullie houden allebei van/)).toBeNull()
  })

  it('is an answer that both gave too, but for an intimate one, which begins no message', async () => {
    const [intimate = 'kiss'] = intimateQuestions
    const answer = questionOf(intimate).answers[0] ?? ''
    openBram([], {}, [
      { question: intimate, answer },
      { question: 'sunday', answer: 'outside' },
    ])
    const [first, second] = await screen.findAllByRole('link', { name: /^Schrijf Bram over:/ })
    fireEvent.click(first as HTMLElement)
    expect(draft()).toBeNull()
    fireEvent.click(second as HTMLElement)
    expect(draft()).toBe(
      'Hoi Bram, bij “Zondagochtend” zeggen we allebei “Vroeg naar buiten, eerst lopen”. Vertel!',
    )
  })

  it('has words for each interest of one’s free time, and for no other', () => {
    const free = interests.filter(isFree).sort()
    expect(free.length + intimateInterests.size).toBe(interests.length)
    for (const { shared: words } of [nlShared, enShared]) {
      expect(Object.keys(words.thing).sort()).toEqual(free)
    }
  })
})
