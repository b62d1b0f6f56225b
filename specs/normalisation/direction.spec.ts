import { describe, expect, it } from 'vitest'
import { isolate } from '#core/normalisation/direction.ts'

describe('a text within a sentence', () => {
  it.each(['نور', 'שלום', 'Anna نور', 'ܫܠܡ', '𞤀𞤁'])(
    'is isolated when it runs from right to left: %s',
    (text) => {
      expect(isolate(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it.each(['', 'Anna', 'Zoë', 'Нина', '王小明', '👩🏽‍🚀', '10:30'])(
    'stays as it is otherwise: %s',
    (text) => {
      expect(isolate(text)).toBe(text)
    },
  )
})
