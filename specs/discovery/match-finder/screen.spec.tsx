import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireAnswer, WireFit } from '#core/discovery/match-finder/contract.ts'
import { questions } from '#core/discovery/match-finder/questions.ts'
import { COMMON_MIN } from '#core/discovery/match-finder/rules.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { other, profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const OWN = 'GET /api/match-finder.php'
const SAVE = 'PUT /api/match-finder.php'
const answered = (count: number): WireAnswer[] =>
  questions.slice(0, count).map(({ id, answers: [first = ''] }) => ({
    question: id,
    answer: first,
    accepts: [first],
    weight: 1,
    private: false,
  }))
const open = (path: string, answers: Answers = {}) =>
  openPage(path, user(), {
    [OWN]: () => ({ answers: [], consent: null }),
    [SAVE]: ({ body }) => body,
    ...answers,
  })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('A question of the match finder', () => {
  it('is sent as it was filled in; what one says oneself pleases until one says more', async () => {
    const page = open('/match-finder?question=pets')
    await title('Een dier in huis?')
    expect(screen.getByRole('button', { name: 'Volgende' }).matches(':disabled')).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Een hond' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Een kat' }))
    expect(screen.getByRole('checkbox', { name: /Een kat/ }).matches(':checked')).toBe(true)
    expect(screen.getByRole('checkbox', { name: /Een hond/ }).matches(':checked')).toBe(false)
    fireEvent.click(screen.getByRole('checkbox', { name: /Een hond/ }))
    fireEvent.click(screen.getByRole('radio', { name: 'Heel veel' }))
    fireEvent.click(screen.getByRole('switch', { name: /privé/ }))
    press('Volgende')
    await screen.findByText('2 van 5')
    expect(page.of(SAVE).map(({ body }) => body)).toEqual([
      { question: 'pets', answer: 'cat', accepts: ['cat', 'dog'], weight: 9, private: true },
    ])
    expect(page.of(OWN)).toHaveLength(1)
  })

  it('weighs nothing where anything pleases, and says so', async () => {
    const page = open('/match-finder?question=pets')
    await title('Een dier in huis?')
    fireEvent.click(screen.getByRole('radio', { name: 'Een kat' }))
    for (const name of [/Liever niet/, /Een hond/, /Hoe meer/]) {
      fireEvent.click(screen.getByRole('checkbox', { name }))
    }
    expect(screen.getByText('Je vindt alles goed, dus dit weegt niet mee.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Niet' }).matches(':checked')).toBe(true)
    press('Volgende')
    await waitFor(() => expect(page.of(SAVE)[0]?.body).toMatchObject({ weight: 0 }))
  })

  it('that was skipped comes after all others in the next round', async () => {
    open('/match-finder?question=sunday')
    await title('Zondagochtend. Wat doe je?')
    press('Sla over')
    await screen.findByText('2 van 5')
    for (const at of ['2 van 5', '3 van 5', '4 van 5', '5 van 5']) {
      await screen.findByText(at)
      fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
      press(at === '5 van 5' ? 'Klaar' : 'Volgende')
    }
    await title('Match-finder')
    fireEvent.click(screen.getByRole('link', { name: 'Nog 5 vragen' }))
    await screen.findByText('1 van 5')
    expect(screen.queryByRole('heading', { name: 'Zondagochtend. Wat doe je?' })).toBeNull()
  })

  it('that is intimate asks for consent first, and stands back where that is not given', async () => {
    const page = open('/match-finder?question=kiss')
    await title('Over wat dichtbij komt')
    press('Nu niet')
    await title('Wie past bij jou?')
    expect(page.of('PUT /api/match-finder.php?consent=1')).toEqual([])
  })
})

describe('What two have in common', () => {
  const same = [{ question: 'pets' as const, answer: 'dog' }]
  const wishes = { met: [9 as const, 1 as const], missed: [3 as const] }
  const withFit = (fit?: WireFit) =>
    open(`/members/${other}`, {
      'GET /api/member.php': () => ({ profile: { ...profile(), ...(fit && { fit }) } }),
      'PUT /api/member.php': () => ({}),
    })

  it('is told on the profile by wishes of both, with the way to write about it', async () => {
    withFit({ common: 6, percent: 70, mine: wishes, theirs: wishes, same, apart: [] })
    const fit = await screen.findByRole('region', { name: 'Jullie antwoorden' })
    expect(fit.textContent).toContain('Past voor 70%')
    expect(fit.textContent).toContain('2 van 3 wensen van jou')
    expect(screen.getByRole('link', { name: /^Schrijf Bram over: Huisdieren/ })).toBeTruthy()
  })

  it(`has no score below ${COMMON_MIN} answers, and is not there without any`, async () => {
    const few = { common: 2, percent: null, mine: wishes, theirs: wishes, same, apart: [] }
    const { leave } = withFit(few)
    const fit = await screen.findByRole('region', { name: 'Jullie antwoorden' })
    expect(fit.textContent).toContain('2 van de 5 antwoorden')
    expect(fit.textContent).not.toContain('%')
    leave()
    withFit()
    await title('Bram, 30')
    expect(screen.queryByRole('region', { name: 'Jullie antwoorden' })).toBeNull()
  })

  it('is a way to who fits as soon as enough is shared', async () => {
    const page = open('/match-finder', {
      [OWN]: () => ({ answers: answered(COMMON_MIN), consent: null }),
      'GET /api/match-finder-matches.php': () => ({
        profiles: [],
        page: 1,
        pages: 0,
        total: 0,
        total_fictional: 0,
      }),
    })
    expect(await screen.findByText('Nog niemand gevonden')).toBeTruthy()
    expect(page.of('GET /api/match-finder-matches.php')).toHaveLength(1)
  })
})
