import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedUpload } from '#client/parts/photo/upload-line.tsx'
import type { WireAnswer } from '#core/discovery/match-finder/contract.ts'
import { questions } from '#core/discovery/match-finder/questions.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import { type Answers, silence } from '#specs/harness/server/answers.ts'
import { member, message, profile, talk, user } from '#specs/harness/server/people.ts'
import { openTalk } from '../chat/open-talk.ts'

const TOKEN = 't'.repeat(43)
const COMES = 'Zodra je weer verbinding hebt, gaan we vanzelf verder.'

const isConnected = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  freshDevice()
  isConnected.mockReturnValue(true)
})
afterAll(() => isConnected.mockRestore())

const lose = () =>
  act(async () => {
    isConnected.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
  })
const reconnect = () =>
  act(async () => {
    isConnected.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  })
const retryButtons = () => screen.queryAllByRole('button', { name: 'Opnieuw proberen' })

type Page = {
  path: string
  key: keyof Answers
  answers: Answers
  /** What asks for it, where it does not come with the page. */
  press?: string
}
const first = { page: 1, pages: 2, total: 2, total_fictional: 0 }
const one = member({ id: profile().id })
const wishes = { met: 2, of: 3 }
const fit = { percent: 70, mine: wishes, theirs: wishes, same: [] }
const answers: WireAnswer[] = questions.map(({ id, answers: [answer = ''] }) => ({
  question: id,
  answer,
  accepts: [answer],
  weight: 1,
  private: false,
}))
const pages: Record<string, Page> = {
  'a decision by a mailed link': {
    path: `/decision?token=${TOKEN}`,
    key: 'POST /api/decision.php',
    answers: { 'POST /api/decision.php': () => silence },
  },
  'a withdrawal by a mailed link': {
    path: `/withdraw/mail/do?token=${TOKEN}`,
    key: 'POST /api/withdrawal.php?look=1',
    answers: { 'POST /api/withdrawal.php?look=1': () => silence },
  },
  'more members': {
    path: '/members',
    key: 'GET /api/members.php',
    answers: {
      'GET /api/members.php': ({ query }) =>
        query.page === '2' ? silence : { ...first, profiles: [one] },
    },
    press: 'Toon meer',
  },
  'more matches of the match finder': {
    path: '/match-finder',
    key: 'GET /api/match-finder-matches.php',
    answers: {
      'GET /api/match-finder.php': () => ({ answers, consent: null }),
      'GET /api/match-finder-matches.php': ({ query }) =>
        query.page === '2' ? silence : { ...first, profiles: [{ ...one, fit }] },
    },
    press: 'Toon meer',
  },
}

describe('without a connection', () => {
  it.each(Object.entries(pages))(
    '%s that did not load has no retry button, and loads when the connection is back',
    async (_, { path, key, answers, press }) => {
      shortenPauses()
      const page = openPage(path, user(), answers)
      if (press) fireEvent.click(await screen.findByRole('button', { name: press }))
      await waitFor(() => expect(retryButtons()).toHaveLength(1))
      await lose()
      await screen.findByText(COMES)
      expect(retryButtons()).toEqual([])
      const asked = page.of(key).length
      await reconnect()
      await waitFor(() => expect(page.of(key).length).toBeGreaterThan(asked))
      page.leave()
    },
  )

  it('a conversation does not load its older messages by itself when the connection is back', async () => {
    const older = talk({ older: true, messages: [message(31, 'Hoi')] })
    const page = openTalk(older)
    await screen.findByRole('button', { name: 'Eerdere berichten' })
    const asked = page.of('GET /api/chat.php').filter(({ query }) => 'before' in query).length
    await lose()
    await reconnect()
    await screen.findByRole('button', { name: 'Eerdere berichten' })
    expect(page.of('GET /api/chat.php').filter(({ query }) => 'before' in query)).toHaveLength(
      asked,
    )
    page.leave()
  })

  it('a photo that did not upload has no retry button, can be left out, and uploads when the connection is back', async () => {
    const onAgain = vi.fn()
    const upload = {
      id: '00000000-0000-4000-8000-000000000001',
      file: new File([], 'ik.jpg'),
      preview: '',
      part: 0,
      error: new Error('Geen verbinding'),
    }
    const { unmount } = render(
      <FailedUpload upload={upload} onAgain={onAgain} onDrop={() => undefined} />,
    )
    expect(retryButtons()).toHaveLength(1)
    await lose()
    expect(screen.getByText(COMES)).toBeTruthy()
    expect(retryButtons()).toEqual([])
    expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy()
    await reconnect()
    expect(onAgain).toHaveBeenCalledExactlyOnceWith(upload)
    unmount()
  })
})
