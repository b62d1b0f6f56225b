import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyPart } from '#client/ui/lazy-part.ts'

const shown = (load: () => Promise<() => string>) => {
  const Extra = lazyPart(load)
  render(
    <>
      <p>The page</p>
      <Suspense fallback="on its way">
        <Extra />
      </Suspense>
    </>,
  )
}

it('a piece beside a page comes when it is loaded', async () => {
  shown(async () => () => 'The piece')
  expect(await screen.findByText('The piece')).toBeTruthy()
})

it('a page goes on without a piece that does not come', async () => {
  shown(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(screen.queryByText('on its way')).not.toBeNull()
  await expect.poll(() => screen.queryByText('on its way')).toBeNull()
  expect(screen.queryByText('The page')).not.toBeNull()
})
