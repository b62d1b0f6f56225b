/** What another language has to say: every key of the Dutch texts, and no other. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }
