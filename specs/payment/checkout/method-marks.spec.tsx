import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MethodMark } from '#client/features/payment/checkout/method-marks.tsx'
import { methodNames } from '#core/payment/methods.ts'

describe('the marks of the ways to pay', () => {
  it('are one for each, and no two are alike', () => {
    const drawn = methodNames.map((method) => renderToStaticMarkup(<MethodMark method={method} />))
    expect(new Set(drawn).size).toBe(methodNames.length)
  })
})
