import { createHash } from 'node:crypto'
import { type Html, html } from '#core/kernel/html.ts'
import type { Pages } from '#core/kernel/ports.ts'
import type { MailboxTexts } from '#core/texts/nl/platform/mailbox.ts'
import type { KeptMail } from './mailbox.ts'
import { style } from './style.ts'

export type Box = {
  latest(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | null>
}

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const pagePolicy = [
  `default-src 'none'; style-src ${styleHash}; img-src data:; frame-src 'self'`,
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
].join('; ')
/** No script runs in a mail; a link in it opens in place of the whole page, when clicked. */
const sandbox =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
const mailPolicy = [
  `sandbox ${sandbox}`,
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
  `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
].join('; ')

const answer = (body: string, contentType: string, policy: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': contentType,
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })

const linked = (text: string): Html[] =>
  text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/).map((part, index) => {
    if (index % 2 === 0) return html`${part}`
    return html`<a href="${part}">${part}</a>`
  })

const asShown = ({ html: markup }: KeptMail) =>
  answer(`<!doctype html><base target="_top">${markup}`, 'text/html; charset=utf-8', mailPolicy)

const asJson = async (box: Box, to: string | null) => {
  const mails = await box.latest()
  const wanted = to === null ? mails : mails.filter((mail) => mail.to === to)
  return answer(JSON.stringify({ mails: wanted }), 'application/json', `default-src 'none'`)
}

/** The pages that people read, in one language. */
const readablePages = (texts: MailboxTexts) => {
  const time = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  const when = (at: string) => html`<time datetime="${at}">${time.format(new Date(at))}</time>`

  /** `again`: the page asks for itself anew after a moment, until there is something to see. */
  const page = (title: string, body: Html, { status = 200, again = false } = {}) => {
    const refresh = again ? [html`<meta http-equiv="refresh" content="3">`] : []
    const whole = html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">${refresh}
<style>${{ markup: style }}</style></head>
<body><main>${body}</main></body></html>`
    return answer(whole.markup, 'text/html; charset=utf-8', pagePolicy, status)
  }

  const list = (mails: KeptMail[]) => {
    const rows = mails.map(
      ({ id, to, subject, text, at }) => html`<li><a href="/dev/mail/${id}">
<span class="who">${to}</span>${when(at)}
<strong>${subject}</strong><span class="start">${text.slice(0, 140)}</span></a></li>`,
    )
    const body = mails.length
      ? html`<ol class="mails">${rows}</ol>`
      : html`<p class="empty">${texts.empty}</p>`
    const head = html`<header><h1>${texts.title}</h1><p>${texts.intro}</p></header>`
    return page(texts.title, html`${head}${body}`, { again: mails.length === 0 })
  }

  const one = ({ id, to, subject, text, at }: KeptMail) =>
    page(
      subject,
      html`<nav><a href="/dev/mail">← ${texts.back}</a></nav>
<header><h1>${subject}</h1><p>${texts.to} <strong>${to}</strong> · ${when(at)}</p></header>
<section><h2>${texts.asShown}</h2>
<iframe title="${subject}" src="/dev/mail/${id}/html" sandbox="${sandbox}"></iframe></section>
<section><h2>${texts.asText}</h2><div class="text">${linked(text)}</div></section>`,
    )

  const missing = () =>
    page(
      texts.missing,
      html`<nav><a href="/dev/mail">← ${texts.back}</a></nav><h1>${texts.missing}</h1>`,
      { status: 404 },
    )

  return { list, one, missing }
}

/** `/dev/mail` lists, `/dev/mail/{id}` shows one, `/dev/mail.json?to=` is for machines. */
export const mailboxPages = (box: Box, texts: MailboxTexts): Pages => {
  const { list, one, missing } = readablePages(texts)
  return {
    answer: async ({ method, url }) => {
      const { pathname, searchParams } = new URL(url)
      const path = /^\/dev\/mail(\.json|\/?|\/[0-9a-f]{32}(?:\/html)?)$/.exec(pathname)?.[1]
      if (path === undefined || !['GET', 'HEAD'].includes(method)) return null
      if (path === '.json') return asJson(box, searchParams.get('to'))
      if (path === '' || path === '/') return list(await box.latest())
      const mail = await box.find(path.slice(1, 33))
      if (!mail) return missing()
      return path.endsWith('/html') ? asShown(mail) : one(mail)
    },
  }
}
