import { createHash } from 'node:crypto'
import { type Html, html } from '#core/kernel/html.ts'
import { moneyText } from '#core/kernel/money.ts'
import { methodName } from '#core/payment/methods.ts'
import type { SandboxTexts } from '#core/texts/nl/payment/sandbox.ts'
import {
  backOf,
  laterOutcomesOf,
  leftBy,
  type Payment,
  partOf,
  waitSeconds,
  webhookPlans,
} from './payment.ts'
import { style } from './style.ts'

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A form of these pages ends at the shop, and the browser must let it go there. */
const policyFor = (returnUrl: string | null) =>
  [
    `default-src 'none'; style-src ${styleHash}; img-src data:`,
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
    `base-uri 'none'; frame-ancestors 'none'`,
  ].join('; ')

const logo = html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
<path d="M12 2 2 8v2h20V8zM4 11h3v7H4zm6.500 0h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z"/></svg>`

/** Gables below an evening sky, and who is still up. */
const town = html`<svg class="town" aria-hidden="true"><defs><pattern id="town" width="720" height="34" patternUnits="userSpaceOnUse">
<path fill="#0c2229" d="M0 34V18l12-8 12 8V12h10V6h10v6h8v8l16-12 16 12v-4h22V8l10-6 10 6v12h14l10-9 10 9v-8h26V6h12v8h10l14-10 14 10v8h12V10h20v10l12-8 12 8V8h10V4h10v8h20l12-9 12 9v9h14V9h22v11l14-10 14 10V10h24V4h10v10h12l12-9 12 9v-6h26v12l10-7 10 7V8h24l10-6 10 6v10h16V10H720V34z"/>
<path fill="#f2c97d" d="M40 16h3v5h-3zM98 22h3v5h-3zM150 14h3v5h-3zM226 20h3v5h-3zM262 16h3v5h-3zM340 18h3v5h-3zM398 14h3v5h-3zM446 22h3v5h-3zM520 18h3v5h-3zM572 14h3v5h-3zM640 20h3v5h-3zM694 16h3v5h-3z"/></pattern></defs>
<rect width="100%" height="34" fill="url(#town)"/></svg>`

const page = (
  texts: SandboxTexts,
  title: string,
  body: Html,
  { status = 200, returnUrl = null as string | null },
) => {
  const whole = html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style>${{ markup: style }}</style></head>
<body><header><div><p class="name">${logo}${texts.bank}</p>
<p class="notice">${texts.noMoney}</p></div>${town}</header><main>${body}</main></body></html>`
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

const facts = (texts: SandboxTexts, payment: Payment) => {
  const { status, amount, description, method, reference } = payment
  const isGone = status === 'refunded' || status === 'charged_back'
  const back = isGone ? payment.refundedMinor : backOf(payment)
  const money = (minor: number) => moneyText(texts.locale, { minor, currency: amount.currency })
  return html`<dl><dt>${texts.amount}</dt><dd class="amount">${money(amount.minor)}</dd>
${back > 0 ? html`<dt>${texts.refunded}</dt><dd>${money(back)}</dd>` : html``}<dt>${texts.description}</dt><dd>${description}</dd>
<dt>${texts.method}</dt><dd>${methodName(method, texts.methods)}</dd>
<dt>${texts.reference}</dt><dd class="reference">${reference}</dd></dl>`
}

/** What a payer has allowed for later payments, or allows by this one. */
const consent = (texts: SandboxTexts, payment: Payment) => {
  const { leaves, byMandate } = payment
  if (byMandate) return html`<p class="hint">${texts.byMandate}</p>`
  if (!leaves) return html``
  const left = leftBy(payment)
  if (!left) return html`<p class="consent">${texts.keeps}</p>`
  return html`<p class="consent">${left.ended ? texts.keptNoMore : texts.kept}</p>`
}

const plans = (texts: SandboxTexts, chosen: Payment['webhookPlan']) =>
  webhookPlans.map((plan) => {
    const checked = plan === chosen ? html` checked` : html``
    return html`<label><input type="radio" name="webhook" value="${plan}"${checked}>${texts.plans[plan]}</label>`
  })

const form = (texts: SandboxTexts, { webhookPlan }: Payment) => html`<form method="post">
<button class="main" name="choice" value="pay">${texts.pay}</button>
<fieldset><legend>${texts.otherEnds}</legend><div class="ends">
<button name="choice" value="cancel">${texts.cancel}</button>
<button name="choice" value="fail">${texts.fail}</button>
<div class="wide"><button name="choice" value="leave">${texts.leave}</button>
<p class="hint">${texts.leaveHint}</p></div>
<div class="wide wait"><button name="choice" value="later">${texts.later}</button>
<select name="seconds" aria-label="${texts.laterHint}">${waitSeconds.map(
  (seconds) => html`<option value="${seconds}">${texts.waits[seconds]}</option>`,
)}</select></div></div></fieldset>
<fieldset><legend>${texts.webhook}</legend><p class="hint">${texts.webhookHint}</p>
${plans(texts, webhookPlan)}</fieldset></form>`

/** What may still come of a settled payment: not from the member, but from the outside world. */
const aftermathForm = (texts: SandboxTexts, payment: Payment) => {
  const choices = laterOutcomesOf(payment)
  const part = partOf(payment)
  const left = leftBy(payment)
  const canEnd = left !== null && !left.ended
  if (choices.length === 0 && !canEnd) return html``
  return html`<form method="post"><fieldset><legend>${texts.afterwards}</legend><div class="ends">
${choices.map((one) => html`<button name="choice" value="${one}">${texts.laterOutcomes[one]}</button>`)}
${part > 0 ? html`<button name="choice" value="refund_part">${texts.refundPart}</button>` : html``}
${canEnd ? html`<button name="choice" value="end_mandate">${texts.endMandate}</button>` : html``}</div></fieldset><fieldset><legend>${texts.webhook}</legend>${plans(texts, 'now')}</fieldset></form>`
}

/** The payment with what can be done about it. */
export const payPage = (texts: SandboxTexts, payment: Payment, { unclear = false } = {}) => {
  const { status, settling, returnUrl } = payment
  const isOpen = status === 'open' && settling === null
  const title = isOpen ? `${texts.bank}: ${texts.pay}` : texts.bank
  const heading = settling ? texts.settling : texts.statuses[status]
  const below = isOpen
    ? form(texts, payment)
    : html`${returnUrl ? html`<p><a class="button main" href="${returnUrl}">${texts.back}</a></p>` : html``}${
        settling ? html`` : aftermathForm(texts, payment)
      }`
  const complaint = unclear ? html`<p role="alert"><strong>${texts.unclear}</strong></p>` : html``
  return page(
    texts,
    title,
    html`<h1>${isOpen ? texts.pay : heading}</h1>${complaint}${facts(texts, payment)}${consent(texts, payment)}${below}`,
    { status: unclear ? 400 : 200, returnUrl },
  )
}

export const missingPage = (texts: SandboxTexts) =>
  page(texts, texts.missing, html`<h1>${texts.missing}</h1><p>${texts.missingHint}</p>`, {
    status: 404,
  })
