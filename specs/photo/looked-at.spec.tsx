import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import { imageOf } from '#core/photo/views.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ID = '00000000-0000-4000-8000-000000000031'
const refused = (unseen: boolean): Answer<'GET /api/photos.php'> => ({
  photos: [
    {
      id: ID,
      ...imageOf(ID),
      main: false,
      private: false,
      standing: 'refused',
      refusal: {
        case: '00000000-0000-4000-8000-000000000032',
        rule: 'others_photo',
        facts: 'Er staat iemand anders op.',
        at: '2026-11-20T10:00:00.000Z',
        unseen,
      },
    },
  ],
  limit: 3,
})

describe('a photo that is refused', () => {
  it.each([true, false])(
    'says that nobody else has seen it only where that is so: %s (MOD-04)',
    async (unseen) => {
      openPage('/profile', user(), {
        'GET /api/interests.php': () => ({ interests: ['art'] }),
        'GET /api/photos.php': () => refused(unseen),
      })
      fireEvent.click(await screen.findByRole('button', { name: 'Foto 1 van 1' }))
      const sheet = within(await screen.findByRole('dialog', { name: /^Deze foto staat niet/ }))
      expect(sheet.getByText('Er staat iemand anders op.')).toBeTruthy()
      expect(sheet.queryAllByText(/^Alleen jij en degene/)).toHaveLength(Number(unseen))
    },
  )
})
