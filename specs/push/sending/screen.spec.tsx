import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Choices = Answer<'GET /api/push-choices.php'>
const CHOICES = 'PUT /api/push-choices.php'
const none: Choices = { time_zone: 'Europe/Amsterdam', quiet: null, lock_screen: 'nothing' }

/** The settings of somebody who has chosen this, before a server that keeps what is chosen. */
const openSettings = async (first: Choices = none) => {
  let now = first
  const { of } = openPage('/settings', user(), {
    'GET /api/push-choices.php': () => now,
    [CHOICES]: ({ body }) => {
      now = { ...now, ...body } as Choices
      return now
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Wanneer en hoe' }))
  return { section, asked: () => of(CHOICES).map(({ body }) => body), now: () => now }
}

describe('quiet hours', () => {
  it('begin as a night on the clock of the device, and end with the switch (PSH-10)', async () => {
    const { section, asked } = await openSettings()
    const quiet = section.getByRole('switch', { name: 'Stille uren' })
    expect(section.queryByLabelText('Tijdzone')).toBeNull()
    fireEvent.click(quiet)
    await section.findByText(/Van 23:00 tot 08:00 hoor je niets/)
    await waitFor(() => expect(asked()).toHaveLength(1))
    fireEvent.click(quiet)
    await waitFor(() =>
      expect(asked()).toEqual([
        { quiet: { from: '23:00', to: '08:00' }, time_zone: 'UTC' },
        { quiet: null },
      ]),
    )
  })

  it('are changed end by end, and offer no end that leaves nothing of them', async () => {
    const quiet = { from: '22:10', to: '07:00' }
    const { section, asked } = await openSettings({ ...none, quiet })
    const [from, to] = [section.getByLabelText('Stil van'), section.getByLabelText('Tot')]
    const offered = (list: HTMLElement) =>
      [...list.querySelectorAll('option')].map(({ value }) => value)
    expect(from).toHaveProperty('value', '22:10')
    expect(offered(from)).not.toContain('07:00')
    expect(offered(to)).not.toContain('22:10')
    fireEvent.change(to, { target: { value: '06:30' } })
    await waitFor(() => expect(asked()).toEqual([{ quiet: { from: '22:10', to: '06:30' } }]))
    fireEvent.change(section.getByLabelText('Tijdzone'), { target: { value: 'Asia/Tokyo' } })
    await waitFor(() => expect(asked().at(-1)).toEqual({ time_zone: 'Asia/Tokyo' }))
  })
})

describe('a locked screen', () => {
  it('says nothing until its member chooses otherwise, and says who may see that (PSH-10)', async () => {
    const { section, asked } = await openSettings()
    section.getByText('Een melding zegt alleen dat er iets is.')
    fireEvent.click(section.getByLabelText('Alles'))
    await section.findByText('Wie meekijkt op je scherm, kan je berichten lezen.')
    await waitFor(() => expect(asked()).toEqual([{ lock_screen: 'text' }]))
  })

  it('stays as it was where the server refuses, and says why', async () => {
    openPage('/settings', user(), {
      'GET /api/push-choices.php': () => none,
      [CHOICES]: () => ({ status: 429, refusal: { error: 'too_many_requests' } }),
    })
    const section = within(await screen.findByRole('region', { name: 'Wanneer en hoe' }))
    fireEvent.click(section.getByLabelText('Naam'))
    await section.findByText('Even rustig aan. Probeer het zo weer.')
    expect(section.getByLabelText('Niets')).toHaveProperty('checked', true)
  })
})
