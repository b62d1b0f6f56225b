import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedUpload } from '#client/parts/photo/upload-line.tsx'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { type Answers, silence } from '#specs/harness/server/answers.ts'
import { member, profile, user } from '#specs/harness/server/people.ts'

const TOKEN = 't'.repeat(43)
const COMES = 'Zodra je weer verbinding hebt, gaan we vanzelf verder.'

const isConnected = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  freshDevice()
  isConnected.mockReturnValue(true)
})
afterEach(() => {
  delete document.documentElement.dataset.shell
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
}

describe('without a connection', () => {
  it.each(Object.entries(pages))(
    '%s that did not load has no retry button, and loads when the connection is back',
    async (_, { path, key, answers, press }) => {
      const page = openPage(path, user(), answers)
      // As a page that the device opens: each call is tried once.
      document.documentElement.dataset.shell = ''
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
