import { type ArchivePart, type ArchiveRow, archiveParts } from '#core/account/archive/values.ts'
import { escapeHtml, html } from '#core/kernel/html.ts'
import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'
import { archiveTextsOf } from '#server/platform/texts.ts'

type Rows = AsyncIterable<readonly ArchiveRow[]>
type Chunks = AsyncGenerator<string>

/** A list of rows as JSON, written as it is read. */
export async function* jsonOf(rows: Rows): Chunks {
  let before = '[\n'
  for await (const piece of rows) {
    if (piece.length === 0) continue
    yield before + piece.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const STYLE = `:root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;
font:1rem/1.5 system-ui,sans-serif}table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8884;text-align:start;
vertical-align:top;overflow-wrap:anywhere}th{font-weight:600}
img{width:10rem;height:auto;margin:0 .5rem .5rem 0;border-radius:8px}
.scroll{overflow-x:auto}`

const headOf = (title: string, language: string) =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width">' +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>\n`

const rowOf = (row: ArchiveRow, names: string[]) =>
  html`<tr>${names.map((name) => html`<td dir="auto">${shown(row[name])}</td>`)}</tr>`.markup

/** Rows as a table; one row alone as a list of its facts. */
async function* tableOf(rows: Rows, texts: ArchiveTexts): Chunks {
  let names: string[] = []
  for await (const piece of rows) {
    const [first] = piece
    if (first && names.length === 0) {
      names = Object.keys(first)
      const head = names.map((name) => html`<th scope="col">${name}</th>`)
      yield `<div class="scroll"><table><thead>${html`<tr>${head}</tr>`.markup}</thead><tbody>\n`
    }
    yield piece.map((row) => rowOf(row, names)).join('\n')
  }
  yield names.length > 0 ? '</tbody></table></div>\n' : html`<p>${texts.nothing}</p>`.markup
}

async function* factsOf(rows: Rows): Chunks {
  for await (const piece of rows) {
    for (const row of piece) {
      const facts = Object.entries(row).map(
        ([name, value]) =>
          html`<tr><th scope="row">${name}</th><td dir="auto">${shown(value)}</td></tr>`,
      )
      yield html`<table>${facts}</table>`.markup
    }
  }
}

const FACTS: readonly ArchivePart[] = ['account', 'profile']
/** Too long to stand on the first page. */
export const ON_PAGES_OF_THEIR_OWN: readonly ArchivePart[] = ['messages']

type PartReader = { rows: (part: ArchivePart) => Rows; language: string }
type CoverPage = PartReader & { site: string; name: string; at: Date; photos: { id: string }[] }

/** A page of one part, for who reads rather than computes. */
export async function* pageOf(part: ArchivePart, { rows, language }: PartReader): Chunks {
  const texts = archiveTextsOf(language)
  yield headOf(texts.parts[part].title, language)
  yield html`<p><a href="index.html">${texts.back}</a></p><h1>${texts.parts[part].title}</h1>`
    .markup
  yield* tableOf(rows(part), texts)
  yield '</body></html>\n'
}

async function* sectionOf(part: ArchivePart, cover: CoverPage, texts: ArchiveTexts): Chunks {
  const { title, what } = texts.parts[part]
  const file = `${part}.json`
  yield html`<h2 id="${part}">${title}</h2><p>${what} <a href="${file}">${file}</a></p>\n`.markup
  if (ON_PAGES_OF_THEIR_OWN.includes(part)) {
    yield html`<p><a href="${`${part}.html`}">${texts.read}</a></p>`.markup
    return
  }
  if (part === 'photos') {
    yield cover.photos
      .map(({ id }) => html`<img src="${`photos/${id}.webp`}" alt="">`.markup)
      .join('')
  }
  yield* FACTS.includes(part) ? factsOf(cover.rows(part)) : tableOf(cover.rows(part), texts)
}

/** The first page of an archive: what is in it, and everything that is not too long for a page. */
export async function* indexOf(cover: CoverPage): Chunks {
  const texts = archiveTextsOf(cover.language)
  const day = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  const who = { name: cover.name, site: cover.site, at: day.format(cover.at) }
  yield headOf(texts.title(who), cover.language)
  yield html`<h1>${texts.title(who)}</h1>`.markup
  yield texts
    .lead(who)
    .map((line) => html`<p>${line}</p>`.markup)
    .join('\n')
  for (const part of archiveParts) yield* sectionOf(part, cover, texts)
  yield '</body></html>\n'
}
