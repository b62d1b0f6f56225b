import { type Html, html } from '#core/kernel/html.ts'
import type { Pages } from '#core/kernel/ports.ts'
import type { Texter } from '#core/payment/direct-debit/ports.ts'
import type { PhoneTexts } from '#core/texts/nl/payment/phone.ts'

/** A demo forgets the oldest of more. */
const TEXTS_MAX = 200

type Kept = { to: string; body: string }

const answer = (body: string, contentType: string) =>
  new Response(body, {
    headers: {
      'content-type': contentType,
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })

const STYLE = `body{font:1rem/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
li{margin:0 0 1rem;list-style:none;padding:1rem;border:1px solid;border-radius:1rem}ol{padding:0}`

const page = (texts: PhoneTexts, kept: readonly Kept[]) => {
  const list = kept.map(({ to, body }) => html`<li><strong>${to}</strong><br>${body}</li>`)
  const shown: Html = kept.length > 0 ? html`<ol>${list}</ol>` : html`<p>${texts.none}</p>`
  return html`<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8">
<title>${texts.title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${{ markup: STYLE }}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.notice}</p>${shown}</main></body></html>`.markup
}

/**
 * A Texter of nobody: what is sent can be read at `/dev/sms`, the latest first, until the server
 * stops; `/dev/sms.json?to=` is for machines.
 */
export const smsInbox = ({ texts }: { texts: PhoneTexts }): { texter: Texter; pages: Pages } => {
  const kept: Kept[] = []
  return {
    texter: {
      send: async ({ to, body }) => {
        kept.unshift({ to, body })
        kept.splice(TEXTS_MAX)
      },
    },
    pages: {
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (!['GET', 'HEAD'].includes(request.method)) return null
        if (pathname === '/dev/sms') return answer(page(texts, kept), 'text/html; charset=utf-8')
        if (pathname !== '/dev/sms.json') return null
        const to = searchParams.get('to')
        const wanted = to === null ? kept : kept.filter((one) => one.to === to)
        return answer(JSON.stringify({ texts: wanted }), 'application/json')
      },
    },
  }
}
