import { describe, expect, it } from 'vitest'
import { imageOf } from '#core/photo/views.ts'

describe('a photo, as it is told to who may see it', () => {
  it('has a file in each size and an address that follow from its id', () => {
    expect(imageOf('3f')).toEqual({
      filename: '3f.webp',
      thumb_filename: '3f-thumb.webp',
      status: 'active',
      match: '/media/photos/3f.webp',
    })
  })
})
