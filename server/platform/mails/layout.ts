import { escapeHtml } from '#core/kernel/html.ts'

/** What a mail says, block by block; text and HTML are made of the same blocks. */
export type Block =
  | { text: string }
  | { button: string; url: string }
  | { link: string; url: string }
  | { rows: [label: string, value: string][] }
export type Letter = { subject: string; heading: string; blocks: Block[]; footer: string }

const FONT = 'font-family:Figtree,system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const PAPER = '#fbf5ef'
const GROUND = '#f4e9e0'
const INK = '#26151a'
const MUTED = '#70595a'
const LINE = '#eadcd2'
const CRIMSON = '#dc143c'
const LINK = '#c20f34'

/** Two evenings on one slanted cut, with the spark on it: drawn, since nothing may be loaded. */
const HEAD = [
  `<div style="height:136px;text-align:center;background-color:#5b2245;background-image:`,
  `linear-gradient(rgba(251,245,239,0) 62%,${PAPER}),`,
  'linear-gradient(104deg,#5b2245,#b5483f 30%,#f0a877 49%,#1b0b16 49.4%,#1b0b16 50.6%,#47376f 51%,#24305e 72%,#141a3d)">',
  '<div style="display:inline-block;width:56px;height:56px;margin-top:36px;border-radius:50%;background:#fff4ec">',
  `<div style="width:18px;height:18px;margin:20px auto 0;border-radius:0 50% 50% 50%;background:${CRIMSON};transform:rotate(45deg)"></div>`,
  '</div></div>',
].join('')

const asText = (block: Block) => {
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('text' in block) return block.text
  return `${'button' in block ? block.button : block.link}:\n${block.url}`
}

/** Beside each other where both fit, else the value stands under its label; no word is broken. */
const rowAsHtml = ([label, value]: [string, string]) =>
  `<div style="display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:10px 0;border-top:1px solid ${LINE}">` +
  `<span style="color:${MUTED}">${escapeHtml(label)}</span> ` +
  `<span dir="auto" style="max-width:100%;font-variant-numeric:tabular-nums;overflow-wrap:anywhere">${escapeHtml(value)}</span></div>`

const asHtml = (block: Block) => {
  if ('rows' in block) {
    return `<div style="margin:0 0 16px">${block.rows.map(rowAsHtml).join('')}</div>`
  }
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
  if ('link' in block) {
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="color:${LINK}">${escapeHtml(block.link)}</a></p>`
  }
  const style =
    `display:inline-block;padding:14px 32px;border-radius:999px;background:${CRIMSON};color:#fff;` +
    'font-weight:650;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="${style}">${escapeHtml(block.button)}</a></p>`
}

/** The two forms of a letter. Nothing in it is loaded from anywhere. */
export const formsOf = (letter: Letter, language: string) => {
  const { heading, blocks, footer } = letter
  const html =
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:${GROUND};color:${INK};${FONT};font-size:16px;line-height:1.5">` +
    `<div style="max-width:560px;margin:0 auto;overflow:hidden;background:${PAPER};border-radius:14px">${HEAD}` +
    '<div style="padding:4px 5% 20px;overflow-wrap:break-word">' +
    `<h1 style="margin:0 0 12px;font-size:28px;line-height:1.15;font-weight:750;letter-spacing:-.02em;hyphens:auto">${escapeHtml(heading)}</h1>` +
    `${blocks.map(asHtml).join('')}</div></div>` +
    `<p style="max-width:504px;margin:16px auto 0;color:${MUTED};font-size:13px;text-align:center">${escapeHtml(footer)}</p>` +
    '</body></html>'
  const text = [heading, ...blocks.map(asText), '--', footer].join('\n\n')
  return { text: `${text}\n`, html }
}
