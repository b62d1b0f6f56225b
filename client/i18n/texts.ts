import type { nl } from './nl.ts'

type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }

/** What a language has to say: every key of the Dutch one, and no other. */
export type Texts = TextsOf<typeof nl>
