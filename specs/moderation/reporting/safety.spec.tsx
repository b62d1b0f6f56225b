import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReportView, StatementView } from '#core/moderation/reporting/contract.ts'
import { openTalk } from '#specs/chat/open-talk.ts'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import { silence } from '#specs/harness/server/answers.ts'
import { PASSWORD } from '#specs/harness/server/members.ts'
import { message, talk, user } from '#specs/harness/server/people.ts'
import { report, statement } from './decided.ts'

beforeEach(freshDevice)

const SAFETY = 'GET /api/safety.php'
const APPEAL = 'POST /api/appeal.php'
const TOKEN = 't'.repeat(43)

/** A server that knows what was read, and what was objected to. */
const safetyOf = (reports: ReportView[], statements: StatementView[]) => {
  let shown = { reports, statements }
  return {
    [SAFETY]: () => shown,
    'PUT /api/safety.php': () => {
      const read = shown.statements.map((one) => ({ ...one, is_new: false }))
      shown = { ...shown, statements: read }
      return {}
    },
    [APPEAL]: () => {
      const reports = shown.reports.map((one) => ({
        ...one,
        is_asked: one.may_appeal,
        may_appeal: false,
      }))
      const statements = shown.statements.map((one) => ({ ...one, may_appeal: false }))
      shown = { reports, statements }
      return {}
    },
  } as const
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

describe('the page of safety', () => {
  it('says where there is nothing', async () => {
    openPage('/safety', user(), safetyOf([], []))
    expect(await screen.findByRole('heading', { name: 'Nog niets gemeld' })).toBeTruthy()
  })

  it('is in the settings', async () => {
    openPage('/settings', user())
    const link = await screen.findByRole('link', { name: 'Veiligheid' })
    expect(link.getAttribute('href')).toBe('/safety')
  })

  it('tells what was decided, why, by which rule, how long and how to object (MOD-01)', async () => {
    const { of } = openPage('/safety', user(), safetyOf([], [statement()]))
    const told = within(await screen.findByRole('article', { name: /^Chatten gepauzeerd/ }))
    told.getByText('Je kunt lezen, maar geen berichten sturen.')
    told.getByText('Je vroeg iemand om 500 euro.')
    told.getByText(/geen computer/)
    told.getByText(/^Tot 20 dec/)
    told.getByText(/Dat kan tot 22 mei 2027/)
    told.getByText(/geschillencommissie/)
    const rule = told.getByRole('link', { name: 'Geen oplichting' })
    expect(rule.getAttribute('href')).toBe('/pages/ban#fraud')
    await waitFor(() => expect(of('PUT /api/safety.php')).toHaveLength(1))
    await waitFor(() => expect(of(SAFETY).length).toBeGreaterThan(1))
    expect(told.getByText('Nieuw')).toBeTruthy()
  })

  it('says of held messages that they are not delivered, though it was taken back (MOD-02)', async () => {
    const back = statement({ decision: 'overturned', subject: 'signs', restricts: null })
    openPage('/safety', user(), safetyOf([], [back]))
    await screen.findByText(/^Het besluit geldt niet meer. Wat we tegenhielden is niet bezorgd/)
    expect(screen.queryByText(/Alles is terug/)).toBeNull()
  })

  it('shows what is decided while it is open, as soon as it hears of it', async () => {
    const shown = safetyOf([report()], [])
    let answer = shown[SAFETY]()
    openPage('/safety', user(), { ...shown, [SAFETY]: () => answer })
    await screen.findByRole('heading', { name: 'Wat je meldde' })
    answer = { ...answer, statements: [statement({ is_new: false })] }
    await hears('safety')
    await screen.findByRole('article', { name: /^Chatten gepauzeerd/ })
  })

  it('takes an objection, and says then that somebody else looks (MOD-02)', async () => {
    const { of } = openPage('/safety', user(), safetyOf([], [statement()]))
    await press('Maak bezwaar')
    await type('Waarom klopt het niet?', ' Dat was een grap. ')
    await press('Verstuur je bezwaar')
    await screen.findByText(/^Je bezwaar is binnen/)
    expect(of(APPEAL)[0]?.body).toEqual({ id: statement().case, words: 'Dat was een grap.' })
  })

  it('keeps an objection that did not arrive', async () => {
    shortenPauses()
    openPage('/safety', user(), { ...safetyOf([], [statement()]), [APPEAL]: () => silence })
    await press('Maak bezwaar')
    await type('Waarom klopt het niet?', 'Dat was een grap.')
    await press('Verstuur je bezwaar')
    const alert = await screen.findByRole('alert', undefined, { timeout: 20_000 })
    expect(alert.textContent).toContain('Wat je typte staat er nog.')
    expect(screen.getByLabelText('Waarom klopt het niet?')).toHaveProperty(
      'value',
      'Dat was een grap.',
    )
  }, 30_000)

  it('tells of each report its number and what came of it, and takes a wish for another look (PRF-09)', async () => {
    const reports = [
      report(),
      report({
        id: '00000000-0000-4000-8000-000000000022',
        number: '0000-1111',
        outcome: 'nothing_found',
        may_appeal: true,
      }),
    ]
    openPage('/safety', user(), safetyOf(reports, []))
    await screen.findByText('Nummer E5F6-A7B8')
    screen.getByText('Nog niet bekeken.')
    screen.getByText('Niets gevonden.')
    await press('Laat het opnieuw bekijken')
    await type('Wat moeten we nog weten?', 'Kijk naar zijn tweede foto.')
    await press('Vraag het')
    await screen.findByText(/^Een andere collega kijkt opnieuw/)
  })

  it('says what was found where nobody can ask for another look any more (PRF-09)', async () => {
    openPage('/safety', user(), safetyOf([report({ outcome: 'nothing_found' })], []))
    await screen.findByText(/vond niets wat tegen de regels is/)
    expect(screen.queryByText(/kijkt opnieuw/)).toBeNull()
  })
})

describe('a decision that its member has not read', () => {
  it('stands above every page until it is read (MOD-01)', async () => {
    openPage('/settings', user(), safetyOf([], [statement()]))
    const told = within(await screen.findByRole('region', { name: 'Besluit over je account' }))
    fireEvent.click(told.getByRole('link', { name: 'Lees het' }))
    await screen.findByRole('article', { name: /^Chatten gepauzeerd/ })
    expect(screen.queryByRole('region', { name: /^Besluit over je account/ })).toBeNull()
  })

  it('says in a conversation why one cannot write there', async () => {
    openTalk(talk({ messages: [message(1, 'Hoi')] }), user({ chats_paused: true }))
    await screen.findByText(/Je kunt nu geen berichten sturen/)
    const link = screen.getByRole('link', { name: 'Lees waarom' })
    expect(link.getAttribute('href')).toBe('/safety')
  })
})

describe('the page of the link to a decision', () => {
  const suspended = statement({ decision: 'suspend', restricts: 'suspended' })
  const account = { standing: 'staying', credits: 54, paid: true } as const

  it('shows the same to who cannot log in, and takes their objection (MOD-01)', async () => {
    let said = suspended
    const { of } = openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({ statement: said, answer: null, account }),
      'POST /api/appeal.php?link=1': () => {
        said = { ...suspended, may_appeal: false }
        return {}
      },
    })
    await screen.findByRole('article', { name: /^Account tijdelijk geblokkeerd/ })
    screen.getByText(/^Je kunt nu niet inloggen/)
    await press('Maak bezwaar')
    await type('Waarom klopt het niet?', 'Dat was ik niet.')
    await press('Verstuur je bezwaar')
    await screen.findByText(/^Je bezwaar is binnen. Het antwoord komt per mail/)
    expect(of('POST /api/appeal.php?link=1')[0]?.body).toEqual({
      token: TOKEN,
      words: 'Dat was ik niet.',
    })
  })

  it.each([
    ['for a time', suspended, /^Je credits blijven staan. Alleen een korting/],
    ['for good', { ...suspended, until: null }, /^Je credits blijven staan zolang/],
  ])(
    'says what becomes of the credits of who is suspended %s, and where to withdraw (MOD-01)',
    async (_, said, words) => {
      openPage(`/decision?token=${TOKEN}`, null, {
        'POST /api/decision.php': () => ({ statement: said, answer: null, account }),
      })
      await screen.findByText(words)
      const link = screen.getByRole('link', { name: 'Overeenkomst hier herroepen' })
      expect(link.getAttribute('href')).toBe('/withdraw/mail')
    },
  )

  it('lets a suspended member leave with the password, and says what is lost and what stays (ACC-13)', async () => {
    const { at, of } = openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({ statement: suspended, answer: null, account }),
      'DELETE /api/user.php?link=1': () => ({ until: '2026-12-20T10:00:00.000Z' }),
    })
    await screen.findByText('Je hebt nog 54 credits. Die vervallen zodra je gegevens gewist zijn.')
    screen.getByText(/^Het besluit bewaren we zolang de wet dat vraagt/)
    screen.getByText(/14 dagen bedenktijd.*nog steeds geblokkeerd/)
    await press('Account opzeggen')
    fireEvent.change(screen.getByLabelText('Wachtwoord'), { target: { value: PASSWORD } })
    await press('Account opzeggen')
    await screen.findByRole('heading', { name: 'Je account is opgezegd' })
    screen.getByText(/^Dat kan met de link in de mail.*Je account blijft geblokkeerd/)
    expect(at()).toBe('/account-deleted')
    expect(of('DELETE /api/user.php?link=1')[0]?.body).toEqual({ token: TOKEN, password: PASSWORD })
  })

  it.each([
    ['who is leaving already', 'leaving', /^Je hebt je account opgezegd/],
    ['whose address is not confirmed', 'unconfirmed', /we wissen je gegevens meteen/],
  ] as const)('tells a suspended member %s what applies to them', async (_, standing, words) => {
    openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({
        statement: suspended,
        answer: null,
        account: { ...account, standing },
      }),
    })
    await screen.findByText(words)
  })

  it('begins with the apology and the way in once the decision is overturned, and says when they objected (MOD-02)', async () => {
    const over = { holds: false, may_appeal: false, appealed_at: '2026-11-22T10:00:00.000Z' }
    openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({
        statement: { ...suspended, ...over },
        answer: statement({ decision: 'overturned', at: '2026-11-24T10:00:00.000Z' }),
        account: null,
      }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Het besluit is teruggedraaid' })
    screen.getByText('Alles is terug zoals het was. Het spijt ons.')
    screen.getByText('Je maakte bezwaar op 22 november 2026.')
    screen.getByText(/^Je maakte bezwaar en kreeg gelijk/)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
  })

  it('says nothing of credits once it is over', async () => {
    openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({
        statement: { ...suspended, holds: false },
        answer: null,
        account: null,
      }),
    })
    await screen.findByRole('article')
    expect(screen.queryByText(/credits/)).toBeNull()
  })

  it('says that it does nothing any more', async () => {
    openPage(`/decision?token=${TOKEN}`, null, {
      'POST /api/decision.php': () => ({ status: 410, refusal: { error: 'link_invalid' } }),
    })
    await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })
  })
})
