import { escapeHtml } from '#core/kernel/html.ts'

/** What a mail says, block by block; text and HTML are made of the same blocks. */
export type Block =
  | { text: string }
  | { button: string; url: string }
  | { link: string; url: string }
  | { rows: [label: string, value: string][] }
export type Letter = { subject: string; heading: string; blocks: Block[]; footer: string }

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

const asText = (block: Block) => {
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('text' in block) return block.text
  return `${'button' in block ? block.button : block.link}:\n${block.url}`
}

const rowAsHtml = ([label, value]: [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0;color:#6b6260">${escapeHtml(label)}</td>` +
  `<td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`

const asHtml = (block: Block) => {
  if ('rows' in block) {
    return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowAsHtml).join('')}</table>`
  }
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
  if ('link' in block) {
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="color:#b3102f">${escapeHtml(block.link)}</a></p>`
  }
  const style =
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#b3102f;color:#fff;' +
    'font-weight:600;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="${style}">${escapeHtml(block.button)}</a></p>`
}

/** The two forms of a letter. Nothing in it is loaded from anywhere. */
export const formsOf = (letter: Letter, language: string) => {
  const { heading, blocks, footer } = letter
  const html =
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#faf8f6;color:#241f1f;${FONT};font-size:16px;line-height:1.5">` +
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:12px">' +
    `<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(heading)}</h1>` +
    `${blocks.map(asHtml).join('')}</div>` +
    `<p style="max-width:520px;margin:16px auto 0;color:#6b6260;font-size:13px">${escapeHtml(footer)}</p>` +
    '</body></html>'
  const text = [heading, ...blocks.map(asText), '--', footer].join('\n\n')
  return { text: `${text}\n`, html }
}
