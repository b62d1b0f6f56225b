import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leavingReasons } from '#core/account/leaving/rules.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { refusedBy } from '#specs/harness/server/answers.ts'
import { PASSWORD } from '#specs/harness/server/members.ts'
import { company, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

/** The words of each reason, those of what may help, and the way there. */
const ways = {
  found_someone: ['Ik heb iemand gevonden', /Wat fijn!/, null],
  pause: ['Ik wil even pauze', /Je kunt ook onzichtbaar worden/, 'Word onzichtbaar'],
  too_expensive: ['Het is te duur', /één keer 25% korting/, 'Geef mij de code'],
  few_answers: ['Ik krijg weinig reacties', /Een profiel met een verhaal/, 'Vul je profiel aan'],
  many_messages: ['Ik krijg te veel berichten', /dan begint niemand nog/, 'Word onzichtbaar'],
  privacy: ['Om mijn privacy', /zien alleen mensen met wie je praat/, 'Word onzichtbaar'],
  unpleasant: [
    'Iemand was vervelend',
    /Vertel ons wat er gebeurde/,
    `Mail ${settings.support_email}`,
  ],
  other: ['Iets anders', /Vertel ons gerust/, `Mail ${settings.support_email}`],
} as const

const RETURN_TOKEN = 'r'.repeat(43)
const LOOK = 'POST /api/activation.php?look=1'

describe('the mailed link to come back', () => {
  it('says when it opens that its days are over, with the next step and no button (ACC-13)', async () => {
    const page = openPage(`/${RETURN_TOKEN}?back`, null, {
      [LOOK]: () => refusedBy('link_invalid'),
    })
    await screen.findByText(/^Deze link werkt niet meer: je bent al terug/)
    expect(screen.queryByText(/Alles staat nog klaar/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ja, ik kom terug' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Gratis aanmelden' })).toBeTruthy()
    expect(page.of('POST /api/activation.php?return=1')).toEqual([])
  })

  it('says until when it works, and that a suspended member stays suspended', async () => {
    openPage(`/${RETURN_TOKEN}?back`, null, {
      [LOOK]: () => ({ until: '2026-12-20T10:00:00.000Z', suspended: true }),
      'POST /api/activation.php?return=1': () => refusedBy('account_suspended'),
    })
    await screen.findByText(/^Tot 20 december 2026 kun je nog terugkomen/)
    screen.getByText(/^Je account blijft geblokkeerd/)
    fireEvent.click(screen.getByRole('button', { name: 'Ja, ik kom terug' }))
    await screen.findByRole('heading', { level: 1, name: 'Je account is terug' })
    screen.getByText(/^Inloggen kan pas als de blokkade voorbij is/)
  })
})

describe('the page to leave the site', () => {
  it('says what becomes of credits, at once or after the days to come back, and offers to withdraw first', async () => {
    const here = () => screen.findByRole('link', { name: 'Overeenkomst hier herroepen' })
    const { leave } = openPage('/settings/leave', user())
    await screen.findByText(/vervallen zodra je gegevens gewist zijn/)
    expect((await here()).getAttribute('href')).toBe('/withdraw')
    leave()
    openPage('/settings/leave', user({ confirmed: false }))
    await screen.findByText(/vervallen dan meteen, en de bestelling daarvan kun je daarna niet/)
    expect((await here()).getAttribute('href')).toBe('/withdraw')
  })

  it('names the credits that will be lost, where there are any', async () => {
    const { leave } = openPage('/settings/leave', user({ credits: 54 }))
    await screen.findByText('Je hebt nog 54 credits.')
    leave()
    openPage('/settings/leave', user({ credits: 0 }))
    await screen.findByText(/vervallen zodra je gegevens gewist zijn/)
    expect(screen.queryByText(/Je hebt nog/)).toBeNull()
  })

  it('ends at the page that says the account is deleted, without an error on the way', async () => {
    const broken = vi.fn()
    window.addEventListener('error', broken)
    const { at } = openPage('/settings/leave', user(), {
      'DELETE /api/user.php': () => ({ until: '2026-12-20T10:00:00.000Z' }),
    })
    await screen.findByRole('heading', { name: 'Account opzeggen' })
    fireEvent.click(screen.getByLabelText('Om mijn privacy'))
    fireEvent.change(screen.getByLabelText('Wachtwoord'), { target: { value: PASSWORD } })
    fireEvent.click(screen.getByRole('button', { name: 'Account opzeggen' }))
    await screen.findByRole('heading', { name: 'Je account is opgezegd' })
    expect(at()).toBe('/account-deleted')
    expect(broken).not.toHaveBeenCalled()
    window.removeEventListener('error', broken)
  })

  it.each([
    ['who paid', true],
    ['who never paid', false],
  ])('without a confirmed address tells %s what is erased and what is kept', async (_, paid) => {
    openPage({ pathname: '/account-deleted', state: { until: null, paid } }, null)
    await screen.findByText(/Daarom is alles van je meteen gewist/)
    expect(screen.queryAllByText(/bewaren we, zonder je naam/)).toHaveLength(paid ? 1 : 0)
  })

  it('asks why, and shows what may help for each reason, a discount of the company too (ACC-12)', async () => {
    expect(Object.keys(ways)).toEqual([...leavingReasons])
    const { of } = openPage('/settings/leave', user(), {
      'GET /api/discountcode.php?stay=true': () => ({
        offer: { percentage: company.delete_discount, discount: null },
      }),
    })
    await screen.findByRole('heading', { name: 'Account opzeggen' })
    fireEvent.click(screen.getByRole('button', { name: 'Account opzeggen' }))
    await screen.findAllByText('Vul dit nog in')
    expect(of('DELETE /api/user.php')).toEqual([])
    for (const [words, help, way] of Object.values(ways)) {
      fireEvent.click(screen.getByLabelText(words))
      await screen.findByText(help)
      const others = Object.values(ways).filter(([, other]) => other !== help)
      for (const [, other] of others) expect(screen.queryByText(other)).toBeNull()
      if (way) expect(screen.getByText(way)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Account opzeggen' })).toBeTruthy()
    }
  })
})
