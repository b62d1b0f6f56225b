import { causesOf } from '#core/charts/causes.ts'
import type { Chart } from '#core/charts/chart.ts'
import { describe, statesOf } from '#core/charts/describe.ts'
import { rangeWords } from '#core/charts/durations.ts'
import { chartNamed } from '#core/charts/registry.ts'
import { survey } from '#core/charts/survey.ts'
import type { Words } from '#core/kernel/lifecycle.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import { enAll as en } from '#core/texts/en/platform/all.ts'
import { enCharts } from '#core/texts/en/platform/charts.ts'
import { nlAll } from '#core/texts/nl/platform/all.ts'
import { nlCharts } from '#core/texts/nl/platform/charts.ts'
import { diagramsOf } from './diagram.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (name: string) => `\`${name}\``
const row = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A section with a table, or nothing when the table has no rows. */
const section = (title: string, head: string[], rows: string[][]): string[] =>
  rows.length === 0
    ? []
    : [`## ${title}`, '', row(head), row(head.map(() => '---')), ...rows.map(row), '']

const bothWords = ({ nl, en }: Words) => [nl, en]

const dutch = nlAll

/** The text of a refusal as people read it; what differs each time is left open. */
const refusalTexts = (why: string): Words => {
  const textsOf = ({ refusal, field }: { refusal: object; field: object }, page: object) => {
    const all: Record<string, string> = { ...page, ...field, ...refusal }
    const text = all[why] ?? all[`${why}_other`] ?? all.unforeseen ?? ''
    return text.replaceAll(/\{\{\w+\}\}/g, '…')
  }
  return { nl: textsOf(dutch, nlCharts), en: textsOf(en, enCharts) }
}

const owners = {
  server: {
    nl: 'De server bewaart deze levensloop en zet elke stap.',
    en: 'The server keeps this lifecycle and makes every step.',
  },
  device: {
    nl: 'Deze levensloop draait op het apparaat van het lid.',
    en: 'This lifecycle runs on the device of the member.',
  },
} as const

const causeLine = (name: string, seen: { type: string }[]) => {
  const lines = seen.flatMap((effect) =>
    causesOf(name, effect).map(({ words: exact, general, to }) => {
      const words = general ?? exact
      const title = to && (chartNamed(to)?.title ?? { nl: to, en: to })
      return {
        nl: title ? `${title.nl} hoort: ${words.nl}` : words.nl,
        en: title ? `${title.en} is told: ${words.en}` : words.en,
      }
    }),
  )
  const told = (language: keyof Words) =>
    [...new Set(lines.map((line) => line[language]))].join('<br>')
  return [told('nl'), told('en')]
}

/** The README of a lifecycle's folder, in Dutch and English, wholly made from its chart. */
export const readmeOf = (chart: Chart): string => {
  const { lifecycle, title, about, rules, effects } = chart
  const { name, owner, events } = lifecycle
  const description = describe(chart)
  const found = survey(chart)
  const eventName = (type: string) => {
    if (type === 'begin') return 'the beginning'
    if (!isDue(type)) return code(type)
    return code(description.deadlines.find((due) => due.name === type)?.delay ?? type)
  }
  const eventNames = (types: Iterable<string> = []) =>
    [...new Set([...types].map(eventName))].join(', ')
  const rulesOf = (type: string) => [
    ...new Set(description.arrows.filter((a) => a.event === type).flatMap((a) => a.rule ?? [])),
  ]
  const lines = [
    title.en === title.nl ? `# ${title.en}` : `# ${title.en} (${title.nl})`,
    '',
    '_Made from [machine.ts](machine.ts) by `npm run charts`; a spec fails when it is stale._',
    '',
    `${about.en} ${owners[owner].en} In a demo it can be walked at \`/charts?lifecycle=${name}\`.`,
    '',
    `${about.nl} ${owners[owner].nl}`,
    '',
    ...diagramsOf(description, found).flatMap(({ of, lines }) => [
      ...(of.path === '' ? [] : [`**${of.words.en}** (${of.words.nl})`, '']),
      '```mermaid',
      ...lines,
      '```',
      '',
    ]),
    ...section(
      'States',
      ['state', 'Nederlands', 'English'],
      statesOf(description)
        .slice(1)
        .map(({ path, words }) => [code(path), ...bothWords(words)]),
    ),
    ...section(
      'Events',
      ['event', 'Nederlands', 'English', 'rule'],
      Object.entries(events).map(([type, words]) => [
        code(type),
        ...bothWords(words),
        rulesOf(type).map(code).join(', '),
      ]),
    ),
    ...section(
      'Rules',
      ['rule', 'Nederlands', 'English', 'constants'],
      Object.entries(rules).map(([rule, { constants = {}, ...words }]) => [
        code(rule),
        ...bothWords(words),
        Object.entries(constants)
          .map(([constant, value]) => code(`${constant} = ${value}`))
          .join('<br>'),
      ]),
    ),
    ...section(
      'Deadlines',
      ['deadline', 'in', 'after', 'Nederlands', 'English'],
      description.deadlines.map(({ name: due, delay, state, words }) => {
        const length = rangeWords([...(found.lengths.get(due) ?? [])])
        return [code(delay), code(state), `${length.nl} / ${length.en}`, ...bothWords(words)]
      }),
    ),
    ...section(
      'Effects, and what they cause',
      ['effect', 'Nederlands', 'English', 'at', 'brengt teweeg', 'causes'],
      Object.entries(effects).map(([effect, words]) => {
        const of = found.effects.get(effect)
        const at = eventNames(of?.events)
        return [code(effect), ...bothWords(words), at, ...causeLine(name, of?.seen ?? [])]
      }),
    ),
    ...section(
      'Refusals',
      ['code', 'Nederlands', 'English', 'at'],
      [...found.refusals].map(([why, of]) => [
        code(why),
        ...bothWords(refusalTexts(why)),
        eventNames(of),
      ]),
    ),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
