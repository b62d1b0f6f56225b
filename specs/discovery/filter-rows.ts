import type { Locator } from 'playwright'
import type { SearchQuery } from '#core/discovery/search-query.ts'
import type { Hands } from '#specs/harness/screens/hands.ts'
import { see } from '#specs/harness/screens/see.ts'

type Wish = keyof SearchQuery
type Step = (by: Hands, sheet: Locator) => Promise<void>
type Row = {
  name: string
  /** What it asks of the API, by the names of the address. */
  query: Partial<Record<Wish, string>>
  set: Step
  back: Step
}

const button = (sheet: Locator, name: string) => sheet.getByRole('button', { name, exact: true })
const group = (sheet: Locator, name: string | RegExp) => sheet.getByRole('group', { name })

/** A chip of its own name in the sheet: on, and off again. */
const chip = (wish: Wish, value: string, legend: string, text: string): Row => {
  const press: Step = (by, sheet) => by.press(button(group(sheet, legend), text))
  return { name: wish, query: { [wish]: value }, set: press, back: press }
}

/** One of a few, and the one that asks for nothing. */
const oneOf = (
  wish: Wish,
  value: string,
  legend: string | RegExp,
  { text, none }: { text: string; none: string },
): Row => ({
  name: `${wish} ${value}`,
  query: { [wish]: value },
  set: (by, sheet) => by.pick(group(sheet, legend), text),
  back: (by, sheet) => by.pick(group(sheet, legend), none),
})

/** One of the wishes that lie behind a line which opens. */
const look = (wish: Wish, value: string, legend: string, text: string): Row => {
  const row = chip(wish, value, legend, text)
  return {
    ...row,
    set: async (by, sheet) => {
      const isOpen = (await sheet.locator('details[open]').count()) > 0
      if (!isOpen) await by.press(sheet.locator('summary'))
      await row.set(by, sheet)
    },
    /** What one opened stays open, with the keyboard in it. */
    back: async (by, sheet) => {
      await row.back(by, sheet)
      await see(button(group(sheet, legend), text)).toHaveAttribute('aria-pressed', 'false')
      await see(button(group(sheet, legend), text)).toBeFocused()
    },
  }
}

const age = (wish: 'min_age' | 'max_age', to: number, label: string, end: number): Row => ({
  name: wish,
  query: { [wish]: String(to) },
  set: (by, sheet) => by.slide(sheet.getByRole('slider', { name: label, exact: true }), to),
  back: (by, sheet) => by.slide(sheet.getByRole('slider', { name: label, exact: true }), end),
})

const interested = async (by: Hands, sheet: Locator) => {
  for (const text of ['Avontuur', 'Dieren']) {
    await by.press(button(group(sheet, 'Interesses'), text))
  }
}

/** A town brings its region and country, and how near to it one looks. */
const town: Row = {
  name: 'a town, with its country, region and distance',
  query: { country: 'NL', countryregion: 'Utrecht', city: 'Zeist', distance: '25' },
  set: async (by, sheet) => {
    await by.press(button(sheet, 'Vanaf een andere plaats'))
    const offered = sheet.getByRole('option', { name: /^Zeist/ })
    await by.complete(sheet.getByLabel('In de buurt van'), 'Zeist', offered)
  },
  back: (by, sheet) => by.pick(group(sheet, 'Afstand'), 'Overal'),
}

const region: Row = {
  name: 'countryregion',
  query: { countryregion: 'Gelderland' },
  set: (by, sheet) => by.choose(sheet.getByLabel('Provincie'), 'Gelderland'),
  back: (by, sheet) => by.choose(sheet.getByLabel('Provincie'), 'Het hele land'),
}

const anyInterest: Row = {
  name: 'one of two interests',
  query: { interests: 'adventure,animals' },
  set: interested,
  back: interested,
}

const allInterests: Row = {
  name: 'two interests, both of them',
  query: { interests: 'adventure,animals', interests_match: 'all' },
  set: async (by, sheet) => {
    await interested(by, sheet)
    await by.press(button(sheet, 'één is genoeg'))
  },
  back: async (by, sheet) => {
    await by.press(button(sheet, 'alles moet kloppen'))
    await interested(by, sheet)
  },
}

const order = { legend: 'Volgorde', none: 'Laatst actief' }

export const rows: readonly Row[] = [
  oneOf('gender', 'any', 'Ik zoek', { text: 'Iedereen', none: 'Vrouwen' }),
  oneOf('gender', 'male', 'Ik zoek', { text: 'Mannen', none: 'Vrouwen' }),
  oneOf('seeks', 'male', 'Zoekt zelf', { text: 'Mannen', none: 'Maakt niet uit' }),
  oneOf('seeks', 'female', 'Zoekt zelf', { text: 'Vrouwen', none: 'Maakt niet uit' }),
  town,
  region,
  oneOf('distance', '10', 'Afstand', { text: 'Binnen 10 km', none: 'Overal' }),
  age('min_age', 40, 'Vanaf', 18),
  age('max_age', 40, 'Tot en met', 99),
  look('body_type', 'slim', 'Postuur', 'Slank'),
  look('hair_color', 'red', 'Haarkleur', 'Rood'),
  look('eye_color', 'blue', 'Oogkleur', 'Blauw'),
  look('relationship_status', 'single', 'Relatie', 'Single'),
  look('sexuality', 'bi', 'Geaardheid', 'Bi'),
  look('tattoos', 'yes', 'Tatoeages', 'Ja'),
  anyInterest,
  allInterests,
  chip('photo', 'yes', 'Alleen', 'Met foto'),
  chip('online', 'yes', 'Alleen', 'Nu online'),
  chip('new', 'yes', 'Alleen', 'Nieuw hier'),
  chip('only', 'real', 'Alleen', 'Echte leden'),
  chip('fit', 'both', 'Alleen', 'Zoekt iemand als ik'),
  oneOf('sort', 'newest', order.legend, { text: 'Nieuwste', none: order.none }),
  oneOf('sort', 'distance', order.legend, { text: 'Dichtbij', none: order.none }),
]

/** Each wish that a row sets. */
export const FILTERED = [...new Set(rows.flatMap(({ query }) => Object.keys(query)))]
