import type { nlCharts } from './charts.ts'
import type { nl } from './frame.ts'
import type { nlRest } from './rest.ts'

type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }

/** What a language has to say: every key of the Dutch one, and no other. */
export type Texts = TextsOf<typeof nl & typeof nlRest>

/** What the page of the charts says in a language: it comes with that page alone. */
export type ChartsTexts = TextsOf<typeof nlCharts>
