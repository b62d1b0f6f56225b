import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { enModerationWords } from '#core/texts/en/moderation/decisions.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { ANNA, AT, atDesk, BRAM, FIRST, key, opened, person, refused, SECOND } from './at-desk.ts'

beforeEach(freshDevice)

const send = () => screen.getByRole('button', { name: 'Besluit en volgende' })

describe('the queue', () => {
  it('is walked by keys, and the next is taken by one (MOD-03)', async () => {
    const { of, at } = atDesk('/desk')
    await screen.findByRole('heading', { name: 'Meldingen', level: 1 })
    const links = screen.getAllByRole('link', { name: /Bericht, Bram/ })
    expect(links[0]?.textContent).toContain('Bedreigt mij of een ander')
    expect(links[0]?.textContent).toContain('Meteen')
    key('j')
    expect(document.activeElement).toBe(links[0])
    key('j')
    expect(document.activeElement).toBe(links[1])
    key('k')
    expect(document.activeElement).toBe(links[0])
    key('n')
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
    expect(of('POST /api/desk-claim.php')[0]?.body).toEqual({ id: null })
  })

  it.each(['support', 'finance'] as const)(
    'asks nothing for %s, and says kindly that their work is elsewhere',
    async (role) => {
      const { of } = atDesk('/desk', {}, role)
      await screen.findByRole('heading', { name: 'Fijn dat je er bent' })
      expect(of('GET /api/desk.php')).toEqual([])
      expect(screen.queryByRole('link', { name: 'Logboek' })).toBeNull()
    },
  )

  it('says that all was looked at', async () => {
    const none = { cases: [], next: null, mine: [], waiting: [], appeals: 0, locked_by_notices: 0 }
    atDesk('/desk', { 'GET /api/desk.php': () => none })
    await screen.findByText('Alles is bekeken')
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
  })

  it('explains its keys, which can be switched off', async () => {
    const { of } = atDesk('/desk')
    await screen.findByRole('heading', { name: 'Meldingen', level: 1 })
    key('?')
    fireEvent.click(await screen.findByRole('switch', { name: 'Toetsen gebruiken' }))
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    key('n')
    expect(of('POST /api/desk-claim.php')).toEqual([])
  })
})

describe('a case', () => {
  it('is decided in three keys at most, with the rule and the facts that stand ready (MOD-03)', async () => {
    const { of, at } = atDesk(`/desk/cases/${FIRST}`)
    await screen.findByRole('heading', { name: 'Vraagt om geld of licht op', level: 1 })
    key('2')
    key('Enter')
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
    expect(of('POST /api/desk-decision.php').map(({ body }) => body)).toEqual([
      {
        id: FIRST,
        decision: 'warning',
        days: null,
        rule: 'fraud',
        facts: 'Je vroeg een ander lid om geld. Je schreef: “500 euro”',
      },
    ])
  })

  it('is decided for a term by a third key', async () => {
    const { of, at } = atDesk(`/desk/cases/${FIRST}`)
    await screen.findByRole('heading', { name: 'Vraagt om geld of licht op', level: 1 })
    for (const name of ['5', 'd', 'Enter']) key(name)
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
    expect(of('POST /api/desk-decision.php')[0]?.body).toMatchObject({
      decision: 'pause_chat',
      days: 30,
    })
  })

  it('shows what was said with the passage marked, who reported it and how often they were right', async () => {
    atDesk(`/desk/cases/${FIRST}`)
    const marks = await screen.findAllByText('500 euro', { selector: 'mark' })
    expect(marks).toHaveLength(2)
    await screen.findByText('Meldde eerder: 2 keer terecht, 1 keer niet')
    expect(screen.getByText('Nog nooit iets.')).toBeTruthy()
  })

  it('shows what was decided before on both: on whom it is about, and on who reported it (MOD-03)', async () => {
    const before = { decision: 'warning', at: AT, status: 'decided' } as const
    const one = opened(FIRST, { earlier: [{ case: SECOND, rule: 'fraud', ...before }] })
    const reports = one.reports.map(({ reporter, ...report }) => ({
      ...report,
      reporter: reporter && {
        ...reporter,
        earlier: [{ case: ANNA, rule: 'spam' as const, ...before }],
      },
    }))
    atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': () => ({ case: { ...one, reports } }),
    })
    await screen.findByText(/^Geen oplichting, 20 november/)
    expect(screen.getByText(/^Niet iedereen hetzelfde bericht, 20 november/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Waarschuwing' })).toHaveLength(2)
  })

  it('shows beforehand what the member will read, in the language of the member', async () => {
    const english = { ...person(BRAM, 'Bram'), language: 'en' }
    atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': () => ({ case: opened(FIRST, { accused: english }) }),
    })
    await screen.findByRole('heading', { name: 'Vraagt om geld of licht op', level: 1 })
    key('7')
    const preview = within(await screen.findByRole('region', { name: 'Dit leest Bram' }))
    expect(preview.getByText(/You asked another member for money/)).toBeTruthy()
    expect(preview.getByText(enModerationWords.rule.fraud)).toBeTruthy()
  })

  it('opens the conversation and a picture when asked, and says that this is logged', async () => {
    const photo = { id: ANNA, kind: 'photo', about: '', body: null, at: AT } as const
    const { of } = atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': () => ({ case: opened(FIRST, { evidence: [photo] }) }),
    })
    await screen.findByText('Lezen komt in het logboek.')
    expect(screen.queryByRole('img', { name: 'De gemelde foto' })).toBeNull()
    key('v')
    const picture = await screen.findByRole('img', { name: 'De gemelde foto' })
    expect(picture.getAttribute('src')).toBe(`/media/desk/${ANNA}.webp`)
    key('v')
    expect(screen.queryByRole('img', { name: 'De gemelde foto' })).toBeNull()
    expect(of('GET /api/desk-conversation.php')).toEqual([])
    key('o')
    await screen.findByText(/Gemeld$/)
    expect(of('GET /api/desk-conversation.php')).toHaveLength(1)
  })

  it('says so of a picture that does not load', async () => {
    const photo = { id: ANNA, kind: 'photo', about: '', body: null, at: AT } as const
    atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': () => ({ case: opened(FIRST, { evidence: [photo] }) }),
    })
    await screen.findByText('Lezen komt in het logboek.')
    key('v')
    fireEvent.error(await screen.findByRole('img', { name: 'De gemelde foto' }))
    expect(screen.getByRole('alert').textContent).toContain('De foto laadt niet.')
    expect(screen.getByRole('button', { name: /Toon de foto/ })).toBeTruthy()
  })

  it('asks for a decision, a rule and the facts before anything is sent', async () => {
    const { of } = atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': () => ({ case: opened(FIRST, { reasons: ['other'] }) }),
    })
    await screen.findByRole('heading', { name: 'Iets anders', level: 1 })
    key('Enter')
    await screen.findByText('Kies eerst een besluit.')
    key('2')
    key('Enter')
    await screen.findByText('Kies de regel.')
    expect(of('POST /api/desk-decision.php')).toEqual([])
  })

  it('that went back meanwhile is taken again, and nothing that was typed is lost', async () => {
    let lost = true
    const { of, at } = atDesk(`/desk/cases/${FIRST}`, {
      'POST /api/desk-decision.php': () => (lost ? refused('case_not_claimed') : {}),
    })
    await screen.findByRole('heading', { name: 'Vraagt om geld of licht op', level: 1 })
    key('2')
    const facts = await screen.findByRole('textbox', { name: 'Wat er gebeurde' })
    fireEvent.change(facts, { target: { value: 'In mijn eigen woorden.' } })
    fireEvent.click(send())
    fireEvent.click(await screen.findByRole('button', { name: 'Neem weer' }))
    await waitFor(() => expect(of('POST /api/desk-claim.php')).toHaveLength(2))
    lost = false
    await waitFor(() => expect(send()).toHaveProperty('disabled', false))
    fireEvent.click(send())
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
    expect(of('POST /api/desk-decision.php').at(-1)?.body).toMatchObject({
      facts: 'In mijn eigen woorden.',
    })
  })

  it('that a colleague has is not shown, and the next one is a key away', async () => {
    const { of, at } = atDesk(`/desk/cases/${FIRST}`, {
      'POST /api/desk-claim.php': ({ body }) =>
        body.id === FIRST ? refused('case_claimed') : { id: SECOND },
    })
    await screen.findByRole('heading', { name: 'Een collega is hier al mee bezig' })
    expect(of('GET /api/desk-case.php')).toEqual([])
    key('Enter')
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
  })

  it('with an objection is looked at anew, by keys too (MOD-02)', async () => {
    const { of, at } = atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': ({ query }) => ({
        case: opened(query.id, {
          status: 'reviewing',
          decision: 'warning',
          appeal_by: 'accused',
          statements: [{ decision: 'warning', rule: 'fraud', facts: 'Geld.', days: null, at: AT }],
          appeals: [{ party: 'accused', words: 'Het was een grap.', at: AT }],
        }),
      }),
    })
    await screen.findByText('Het was een grap.')
    key('2')
    key('Enter')
    await waitFor(() => expect(at()).toBe(`/desk/cases/${SECOND}`))
    expect(of('POST /api/desk-review.php')[0]?.body).toMatchObject({
      id: FIRST,
      outcome: 'overturned',
    })
  })

  it('is put back by a button', async () => {
    const { of, at } = atDesk(`/desk/cases/${FIRST}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Leg terug' }))
    await waitFor(() => expect(at()).toBe('/desk'))
    expect(of('DELETE /api/desk-claim.php')[0]?.body).toEqual({ id: FIRST })
  })

  it('lets one type every letter in a field', async () => {
    const { of } = atDesk(`/desk/cases/${FIRST}`)
    await screen.findByRole('heading', { name: 'Vraagt om geld of licht op', level: 1 })
    key('2')
    const facts = await screen.findByRole('textbox', { name: 'Wat er gebeurde' })
    facts.focus()
    for (const name of ['n', 'o', '5', 'Enter']) key(name)
    expect(of('GET /api/desk-conversation.php')).toEqual([])
    expect(of('POST /api/desk-decision.php')).toEqual([])
    expect(screen.getByRole('radio', { name: 'Waarschuwen' })).toHaveProperty('checked', true)
    key('Escape')
    expect(document.activeElement).not.toBe(facts)
  })
})

describe('the log', () => {
  const act = (id: string, name: string, about = '') => ({
    id,
    at: AT,
    actor: 'Eva',
    act: name,
    case: FIRST,
    account: null,
    about,
  })

  it('tells an administrator every look and act, by pages (MOD-03)', async () => {
    const { of } = atDesk(
      '/desk/log',
      {
        'GET /api/desk-log.php': ({ query }) =>
          query.before
            ? { acts: [act('1', 'claim')], next: null }
            : {
                acts: [
                  act('4', 'lift', 'direct_debit'),
                  act('3', 'decide', 'warning'),
                  act('2', 'read'),
                ],
                next: '2',
              },
      },
      'admin',
    )
    await screen.findByText('Hief iets op: Incasso')
    await screen.findByText('Besloot: Waarschuwing')
    await screen.findByText('Las een gesprek')
    fireEvent.click(screen.getByRole('button', { name: 'Ouder' }))
    await screen.findByText('Nam een zaak')
    expect(of('GET /api/desk-log.php').at(-1)?.query).toEqual({ before: '2' })
    expect(screen.queryByRole('button', { name: 'Ouder' })).toBeNull()
  })

  it('is not there for a moderator', async () => {
    const { of } = atDesk('/desk/log')
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
    expect(of('GET /api/desk-log.php')).toEqual([])
  })
})
