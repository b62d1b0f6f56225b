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

/** Two ways to read a mail, each with an address of its own. */
type As = 'shown' | 'text'

const flame = html`<svg class="flame" viewBox="6 3 20 25" aria-hidden="true"><path d="M17.5 4.5c.6 4.2 6.9 7.2 6.9 13.6A8.4 8.4 0 0 1 16 26.7a8.4 8.4 0 0 1-8.4-8.5c0-3.4 2-5.6 3.7-7.2.3 1.9 1.1 3 2.3 3.6.4-3.8 1-7.3 3.9-10.1Zm-1.2 12.3c-1.7 1.5-2.9 2.7-2.9 4.5a2.7 2.7 0 1 0 5.4 0c0-1.7-1.1-2.9-2.5-4.5Z"/></svg>`
const envelope = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7.5 12 13.5l8.5-6"/></svg>`

/** Moments by the clock on the wall of the site. */
const momentsIn = (locale: string) => {
  const timeZone = 'Europe/Amsterdam'
  const whole = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  const time = (at: string, text: string) => html`<time datetime="${at}">${text}</time>`
  return {
    whole: (at: string) => time(at, whole.format(new Date(at))),
    /** Of today the hour is enough, of other days the day. */
    short: (at: string) => {
      const [then, now] = [new Date(at), new Date()]
      const isToday = day.format(then) === day.format(now)
      return time(at, (isToday ? hour : day).format(then))
    },
  }
}

/** The pages that people read, in one language: all mails, and beside them the one that is open. */
const readablePages = (texts: MailboxTexts) => {
  const moments = momentsIn(texts.locale)

  /** `again`: the page asks for itself anew after a moment, until there is something to see. */
  const page = (title: string, body: Html, { status = 200, again = false, open = false } = {}) => {
    const refresh = again ? [html`<meta http-equiv="refresh" content="3">`] : []
    const whole = html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">${refresh}
<style>${{ markup: style }}</style></head>
<body class="${open ? 'open' : 'all'}"><header class="bar">${flame}<p class="title">${texts.title}</p>
<p>${texts.intro}</p><a class="pill" href="/">${texts.site}</a></header>${body}</body></html>`
    return answer(whole.markup, 'text/html; charset=utf-8', pagePolicy, status)
  }

  const rows = (mails: KeptMail[], open: KeptMail | null) =>
    mails.map(({ id, to, subject, at }) => {
      const current = id === open?.id ? [html` aria-current="true"`] : []
      return html`<li><a href="/dev/mail/${id}"${current}>${envelope}
<strong>${subject}</strong>${moments.short(at)}<span class="who">${texts.to} ${to}</span></a></li>`
    })

  const list = (mails: KeptMail[], open: KeptMail | null) =>
    html`<nav class="list" aria-label="${texts.back}"><ol>${rows(mails, open)}</ol></nav>`

  const chosen = (href: string, words: string, isOn: boolean) =>
    html`<a href="${href}"${isOn ? [html` aria-current="true"`] : []}>${words}</a>`

  const reading = ({ id, to, subject, text, at }: KeptMail, as: As) => {
    const here = `/dev/mail/${id}`
    const shown = html`<iframe title="${subject}" src="${here}/html" loading="lazy" sandbox="${sandbox}"></iframe>`
    return html`<main><a class="back" href="/dev/mail">← ${texts.back}</a>
<div class="head"><div><h1>${subject}</h1><p>${texts.to} ${to} · ${moments.whole(at)}</p></div>
<nav class="ways" aria-label="${texts.ways}">${chosen(here, texts.asShown, as === 'shown')}
${chosen(`${here}?as=text`, texts.asText, as === 'text')}</nav></div>
${as === 'shown' ? shown : html`<div class="text">${linked(text)}</div>`}</main>`
  }

  /** All mails; where there is room, the latest stands open beside them. */
  const all = (mails: KeptMail[]) => {
    const [latest] = mails
    if (!latest) {
      const empty = html`<main class="none"><h1>${texts.title}</h1><p>${texts.empty}</p></main>`
      return page(texts.title, empty, { again: true })
    }
    return page(texts.title, html`${list(mails, latest)}${reading(latest, 'shown')}`)
  }

  const one = (mails: KeptMail[], mail: KeptMail, as: As) =>
    page(mail.subject, html`${list(mails, mail)}${reading(mail, as)}`, { open: true })

  const missing = (mails: KeptMail[]) => {
    const words = html`<main class="none"><a class="back" href="/dev/mail">← ${texts.back}</a>
<h1>${texts.missing}</h1></main>`
    return page(texts.missing, html`${list(mails, null)}${words}`, { status: 404, open: true })
  }

  return { all, one, missing }
}

/** `/dev/mail` lists, `/dev/mail/{id}` shows one, `?as=text` as plain text, `/dev/mail.json?to=` is for machines. */
export const mailboxPages = (box: Box, texts: MailboxTexts): Pages => {
  const { all, one, missing } = readablePages(texts)
  return {
    answer: async ({ method, url }) => {
      const { pathname, searchParams } = new URL(url)
      const path = /^\/dev\/mail(\.json|\/?|\/[0-9a-f]{32}(?:\/html)?)$/.exec(pathname)?.[1]
      if (path === undefined || !['GET', 'HEAD'].includes(method)) return null
      if (path === '.json') return asJson(box, searchParams.get('to'))
      if (path === '' || path === '/') return all(await box.latest())
      const mail = await box.find(path.slice(1, 33))
      if (mail && path.endsWith('/html')) return asShown(mail)
      const mails = await box.latest()
      if (!mail) return missing(mails)
      return one(mails, mail, searchParams.get('as') === 'text' ? 'text' : 'shown')
    },
  }
}
