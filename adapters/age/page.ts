import { createHash } from 'node:crypto'
import type { AgeAnswer } from '#core/account/age/values.ts'
import { type Html, html } from '#core/kernel/html.ts'
import type { PracticeAgeTexts } from '#core/texts/nl/account/practice-age.ts'
import { style } from './style.ts'

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A form of this page ends at the site, and the browser must let it go there. */
const policyFor = (returnUrl: string | null) =>
  [
    `default-src 'none'; style-src ${styleHash}; img-src data:`,
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
    `base-uri 'none'; frame-ancestors 'none'`,
  ].join('; ')

type Shown = { status?: number; returnUrl?: string | null }

const page = (
  texts: PracticeAgeTexts,
  body: Html,
  { status = 200, returnUrl = null }: Shown = {},
) => {
  const whole = html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${texts.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style>${{ markup: style }}</style></head>
<body><header><p class="name"><span aria-hidden="true">18+</span>${texts.name}</p>
<p class="notice">${texts.notice}</p></header><main>${body}</main></body></html>`
  return new Response(whole.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(returnUrl),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  })
}

const form = (texts: PracticeAgeTexts) => html`<h1>${texts.question}</h1>
<form method="post"><button class="main" name="choice" value="adult">${texts.adult}</button>
<button name="choice" value="minor">${texts.minor}</button>
<button class="quiet" name="choice" value="break_off">${texts.breakOff}</button></form>`

/** The question, or once it is answered the way back. */
export const agePage = (
  texts: PracticeAgeTexts,
  { answer, returnUrl }: { answer: AgeAnswer; returnUrl: string },
  { unclear = false } = {},
) => {
  if (answer !== 'open') {
    const back = html`<h1>${texts.said}</h1><a class="button main" href="${returnUrl}">${texts.back}</a>`
    return page(texts, back, { returnUrl })
  }
  const complaint = unclear ? html`<p role="alert"><strong>${texts.unclear}</strong></p>` : html``
  return page(texts, html`${complaint}${form(texts)}`, { status: unclear ? 400 : 200, returnUrl })
}

export const missingAgePage = (texts: PracticeAgeTexts) =>
  page(texts, html`<h1>${texts.missing}</h1><p>${texts.missingHint}</p>`, { status: 404 })
