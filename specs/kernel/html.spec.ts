import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, html } from '#core/kernel/html.ts'

describe('text in a page', () => {
  it('is shown as it was written, whatever it is', () => {
    const back: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const safe = escapeHtml(text)
        expect(safe).not.toMatch(/[<>"']/)
        expect(safe.replace(/&(\w+|#39);/g, (_, name) => back[name] ?? '')).toBe(text)
      }),
    )
  })

  it('is escaped in a template, and markup is not escaped twice', () => {
    const name = '<b>"Anna" & \'Bram\'</b>'
    const inner = html`<i>${name}</i>`
    expect(html`<p title="${name}">${inner}${[inner]}${3}</p>`.markup).toBe(
      '<p title="&lt;b&gt;&quot;Anna&quot; &amp; &#39;Bram&#39;&lt;/b&gt;">' +
        '<i>&lt;b&gt;&quot;Anna&quot; &amp; &#39;Bram&#39;&lt;/b&gt;</i>'.repeat(2) +
        '3</p>',
    )
  })
})
