import { html } from '#core/kernel/html.ts'
import { moneyText } from '#core/kernel/money.ts'
import { methodName } from '#core/payment/methods.ts'
import { netOf } from '#core/payment/receipt/rules.ts'
import type { Receipt } from '#core/payment/wallet/contract.ts'
import { receiptTextsOf, textsOf } from '#server/platform/texts.ts'

const BASIS_POINTS = 10_000

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
  receipt: Receipt
  /** The receipt of the sale that a note belongs to. */
  of: string | null
  order: string
  /** Who it is for, where somebody wants a name on it. */
  buyer: string | null
  language: string
}

const wordsOf = ({ receipt, language }: PrintedReceipt) => {
  const { locale, receipt: mail } = textsOf(language)
  const own = receiptTextsOf(language)
  const { currency } = receipt.amount
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  return {
    mail,
    own,
    date: (iso: string) => date.format(new Date(iso)),
    amount: (minor: number) => moneyText(locale, { minor, currency }),
    rate: (basisPoints: number) => percent.format(basisPoints / BASIS_POINTS),
  }
}

const lineOf = ({ receipt }: PrintedReceipt, { mail, own }: ReturnType<typeof wordsOf>) => {
  const names = {
    bundle: mail.bundle({ credits: receipt.credits }),
    discount: mail.discount,
    refund: `${own.refund}, ${own.taken({ credits: -receipt.credits })}`,
  }
  return (kind: keyof typeof names) => names[kind]
}

const factsOf = (printed: PrintedReceipt, words: ReturnType<typeof wordsOf>) => {
  const { receipt, of, order, buyer } = printed
  const { mail, own } = words
  const facts: [string, string | null][] = [
    [own.number, receipt.number],
    [own.corrects, of],
    [mail.date, words.date(receipt.at)],
    [own.buyer, buyer],
    [mail.number, order],
    [mail.method, methodName(receipt.payment_method, mail.methods)],
  ]
  return facts.flatMap(([name, value]) =>
    value ? [html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`] : [],
  )
}

const sumsOf = (printed: PrintedReceipt, words: ReturnType<typeof wordsOf>) => {
  const { lines, amount, vat } = printed.receipt
  const { mail, own } = words
  const nameOf = lineOf(printed, words)
  const row = (name: string, minor: number) =>
    html`<tr><td>${name}</td><td>${words.amount(minor)}</td></tr>`
  return [
    ...lines.map(({ kind, minor }) => row(nameOf(kind), minor)),
    html`<tr class="total"><td>${mail.total}</td><td>${words.amount(amount.minor)}</td></tr>`,
    row(own.withoutVat, netOf(amount, vat.minor).minor),
    row(mail.vat({ percent: words.rate(vat.basisPoints) }), vat.minor),
  ]
}

/** A receipt as a page of its own, to keep or to print; its name says which one it is. */
export const receiptFile = (printed: PrintedReceipt): { name: string; markup: string } => {
  const { receipt, language } = printed
  const words = wordsOf(printed)
  const { mail, own } = words
  const { name, address, city, country, kvk, vat_numbers } = receipt.seller
  const title = `${own.title[receipt.kind]} ${receipt.number}`
  const { markup } = html`<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${{ markup: STYLE }}</style></head><body>
<header><h1>${title}</h1><address><strong>${name}</strong><br>${address}<br>${city}, ${country}<br>
${mail.registered} ${kvk}<br>${mail.vatNumber} ${vat_numbers.join(', ')}</address></header>
<table class="facts"><tbody>${factsOf(printed, words)}</tbody></table>
<table class="sums"><thead><tr><th scope="col">${own.what}</th><th scope="col">${own.amount}</th></tr>
</thead><tbody>${sumsOf(printed, words)}</tbody></table></body></html>
`
  return {
    name: `${own.file[receipt.kind]}-${receipt.number}.html`,
    markup: `<!doctype html>${markup}`,
  }
}
