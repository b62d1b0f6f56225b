import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { BirthFields } from '#client/features/account/profile/birth-fields.tsx'
import { changeLanguage, startTexts } from '#client/platform/i18n/i18n.ts'

beforeAll(() => {
  startTexts()
})
afterEach(() => changeLanguage('nl'))

test.each([
  ['nl', ['day', 'month', 'year']],
  ['en', ['day', 'month', 'year']],
  ['en-US', ['month', 'day', 'year']],
  ['sv', ['year', 'month', 'day']],
] as const)(
  'a date of birth is asked in %s in the order in which it is written there',
  async (language, order) => {
    await changeLanguage(language)
    render(<BirthFields values={{ day: '', month: '', year: '' }} onChange={() => undefined} />)
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(order)
  },
)
