import { createHash } from 'node:crypto'
import { type Html, html } from '#core/kernel/html.ts'
import type { Pages } from '#core/kernel/ports.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import type { ClockTexts } from '#core/texts/nl/platform/clock.ts'
import type { MovableClock } from './clock.ts'
import { style } from './clock-style.ts'

const AMOUNT = /^[1-9]\d{0,3}$/
const units = [
  { name: 'minutes', ms: MINUTE_MS },
  { name: 'hours', ms: HOUR_MS },
  { name: 'days', ms: DAY_MS },
] as const
const quick = [
  { move: 'hour', ms: HOUR_MS },
  { move: 'day', ms: DAY_MS },
  { move: 'fortnight', ms: 14 * DAY_MS },
] as const

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const policy = [
  `default-src 'none'; style-src ${styleHash}; img-src data:`,
  `base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
].join('; ')

type ClockForm = { amount: string; unit: string; wrong: string | null }
const untouched: ClockForm = { amount: '3', unit: 'days', wrong: null }

/** "14 dagen, 1 uur": whole units, the biggest first. */
const spanOf = (ms: number, texts: ClockTexts) => {
  let left = ms
  const parts = units.toReversed().flatMap(({ name, ms: unitMs }) => {
    const { one, many } = texts.units[name]
    const count = Math.floor(left / unitMs)
    left -= count * unitMs
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return parts.join(', ')
}

const quickForm = (texts: ClockTexts) => html`<section><h2>${texts.quick}</h2>
<form method="post" action="/dev/clock" class="row">${quick.map(
  ({ move }) => html`<button name="move" value="${move}">+ ${texts[move]}</button>`,
)}</form></section>`

const customForm = ({ amount, unit, wrong }: ClockForm, texts: ClockTexts) => {
  const options = units.map(({ name }) => {
    const { many } = texts.units[name]
    return name === unit
      ? html`<option value="${name}" selected>${many}</option>`
      : html`<option value="${name}">${many}</option>`
  })
  const why = wrong === null ? [] : [html`<p class="wrong" id="why" role="alert">${wrong}</p>`]
  return html`<section><h2>${texts.custom}</h2>${why}<form method="post" action="/dev/clock">
<div class="row"><label><span>${texts.amount}</span>
<input name="amount" inputmode="numeric" autocomplete="off" value="${amount}"></label>
<label><span>${texts.unit}</span><select name="unit">${options}</select></label></div>
<button class="next" name="move" value="custom">${texts.forward}</button></form></section>`
}

const backForm = (
  texts: ClockTexts,
) => html`<section><h2>${texts.back}</h2><p class="soft">${texts.backText}</p>
<form method="post" action="/dev/clock"><button name="move" value="back">${texts.backButton}</button>
</form></section>`

/** The sun of an evening over the gables of a town. */
const town = html`<svg class="town" aria-hidden="true"><defs><pattern id="town" width="720" height="90" patternUnits="userSpaceOnUse">
<path fill="#231231" d="M0 90V66l14-9 14 9v-8h12v-8h12v8h10v10l18-13 18 13v-5h26V50l12-7 12 7v14h16l12-11 12 11v-10h30v-8h14v10h12l16-12 16 12v10h14V56h24v12l14-9 14 9V54h12v-5h12v10h24l14-11 14 11v11h16V55h26v13l16-12 16 12V56h28v-7h12v12h14l14-11 14 11v-7h30v14l12-8 12 8V54H720V90z"/>
<path fill="#f6be86" d="M46 64h4v6h-4zM120 70h4v6h-4zM176 62h4v6h-4zM268 68h4v6h-4zM318 64h4v6h-4zM402 66h4v6h-4zM470 62h4v6h-4zM534 70h4v6h-4zM604 66h4v6h-4zM676 62h4v6h-4z"/></pattern></defs>
<circle cx="72%" cy="44" r="24" fill="#fff0cb"/><rect width="100%" height="90" fill="url(#town)"/></svg>`

const page = (clock: MovableClock, typed: ClockForm, texts: ClockTexts) => {
  const timeZone = 'Europe/Amsterdam'
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'full', timeZone })
  const hour = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short', timeZone })
  const now = clock.now()
  const ahead = clock.ahead()
  const isAhead = ahead > 0
  const body: Html = html`<header><div><h1>${texts.title}</h1><p>${texts.now}</p>
<time datetime="${now.toISOString()}"><span class="hour">${hour.format(now)}</span>
${day.format(now)}</time>
<p>${isAhead ? `${spanOf(ahead, texts)} ${texts.ahead}` : texts.real}</p></div>${town}</header>
<main><p>${texts.intro}</p>
${quickForm(texts)}${customForm(typed, texts)}${isAhead ? backForm(texts) : []}
<p class="soft note">${texts.session}</p></main>`
  const whole = html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
<style>${{ markup: style }}</style></head><body>${body}</body></html>`
  return new Response(whole.markup, {
    status: typed.wrong === null ? 200 : 422,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

/** Milliseconds, or in words why there are none. */
const parseStep = (form: URLSearchParams, texts: ClockTexts): number | string => {
  const move = form.get('move')
  const known = quick.find((one) => one.move === move)
  if (known) return known.ms
  if (move !== 'custom') return texts.unclear
  const amount = form.get('amount')?.trim() ?? ''
  const unit = units.find(({ name }) => name === form.get('unit'))
  if (!unit) return texts.unclear
  return AMOUNT.test(amount) ? Number(amount) * unit.ms : texts.amountWrong
}

const backToPage = () =>
  new Response(null, {
    status: 303,
    headers: { location: '/dev/clock', 'cache-control': 'no-store' },
  })

/** `/dev/clock`: shows the product's time and moves it, by plain forms. */
export const clockPages = (clock: MovableClock, texts: ClockTexts): Pages => {
  const move = async (form: URLSearchParams) => {
    if (form.get('move') === 'back') {
      await clock.reset()
      return backToPage()
    }
    const typed = { amount: form.get('amount') ?? '', unit: form.get('unit') ?? '' }
    const by = parseStep(form, texts)
    if (typeof by === 'string') return page(clock, { ...typed, wrong: by }, texts)
    if (await clock.forward(by)) return backToPage()
    return page(clock, { ...untouched, ...typed, wrong: texts.tooFar }, texts)
  }
  return {
    answer: async (request) => {
      if (!/^\/dev\/clock\/?$/.test(new URL(request.url).pathname)) return null
      if (request.method === 'POST') return move(new URLSearchParams(await request.text()))
      return ['GET', 'HEAD'].includes(request.method) ? page(clock, untouched, texts) : null
    },
  }
}
