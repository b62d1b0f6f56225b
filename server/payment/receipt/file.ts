import { html } from '#core/kernel/html.ts'
import { moneyText } from '#core/kernel/money.ts'
import { methodName } from '#core/payment/methods.ts'
import { receiptFacts, receiptLines, sellerOf } from '#core/payment/receipt/contents.ts'
import type { IssuedReceipt } from '#core/payment/wallet/views.ts'
import { receiptTextsOf, textsOf } from '#server/platform/texts.ts'
import { factWordsOf, lineWordsOf } from './words.ts'

/** It is a paper: dark on white, whatever the screen is. Nothing in it is loaded from anywhere. */
const STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#241f1f;
font:1rem/1.5 system-ui,sans-serif}h1{margin:0 0 1rem;font-size:1.5rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 2rem;margin-bottom:2rem}
address{font-style:normal;text-align:end}p{margin:0}table{width:100%;border-collapse:collapse}
th,td{padding:.375rem 0;text-align:start;vertical-align:top;font-weight:400}
td:last-child,thead th:last-child{text-align:end;font-variant-numeric:tabular-nums}
.facts th{width:14rem;padding-inline-end:1rem;color:#6b6260}.facts td{text-align:start}
.sums{margin-top:1.5rem}thead th,.total>*{border-bottom:1px solid #d8d0cc;font-weight:650}
.total>*{border-top:1px solid #d8d0cc}@page{margin:2cm}@media print{body{margin:0;padding:0}}`

export type PrintedReceipt = {
  receipt: IssuedReceipt
  /** The receipt of the sale that a note belongs to. */
  of: string | null
  order: string
  /** The sentence that the buyer agreed to; null on a note, and for an order from before. */
  consent: string | null
  /** Who it is for, where somebody wants a name on it. */
  buyer: string | null
  language: string
}

const factsOf = ({ receipt, of, order, buyer, language, consent }: PrintedReceipt) => {
  const { locale, receipt: mail } = textsOf(language)
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  const facts = {
    number: receipt.number,
    corrects: of,
    date: date.format(receipt.at),
    buyer,
    order,
    method: methodName(receipt.method, mail.methods),
    consent,
  }
  return receiptFacts(facts, factWordsOf(language)).map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td dir="auto">${value}</td></tr>`,
  )
}

const sumsOf = ({ receipt, language }: PrintedReceipt) => {
  const { locale } = textsOf(language)
  return receiptLines(receipt, lineWordsOf(language)).map(({ kind, name, amount }) => {
    const cells = html`<td>${name}</td><td>${moneyText(locale, amount)}</td>`
    return kind === 'total' ? html`<tr class="total">${cells}</tr>` : html`<tr>${cells}</tr>`
  })
}

/** A receipt as a page of its own, to keep or to print; its name says which one it is. */
export const receiptFile = (printed: PrintedReceipt): { name: string; markup: string } => {
  const { receipt, language } = printed
  const { receipt: mail } = textsOf(language)
  const own = receiptTextsOf(language)
  const { name, address, registered, vatNumbers } = sellerOf(receipt.seller)
  const title = `${own.title[receipt.kind]} ${receipt.number}`
  const { markup } = html`<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${{ markup: STYLE }}</style></head><body>
<header><h1>${title}</h1><address><strong>${name}</strong><br>${address[0]}<br>${address[1]}<br>
${mail.registered} ${registered}<br>${mail.vatNumber} ${vatNumbers}</address></header>
<table class="facts"><tbody>${factsOf(printed)}</tbody></table>
<table class="sums"><thead><tr><th scope="col">${own.what}</th><th scope="col">${own.amount}</th></tr>
</thead><tbody>${sumsOf(printed)}</tbody></table></body></html>
`
  return {
    name: `${own.file[receipt.kind]}-${receipt.number}.html`,
    markup: `<!doctype html>${markup}`,
  }
}
