import type { i18n, TFunction } from 'i18next'
import { type Method, methodName as nameOf } from '#core/payment/methods.ts'

const named = (t: TFunction, name: Method, as: (word: string) => string): string =>
  nameOf(name, {
    creditcard: as(t('method.creditcard')),
    banktransfer: as(t('method.banktransfer')),
    directdebit: as(t('method.directdebit')),
  })

/** What a method of payment is called in the language of the screen. */
export const methodName = (t: TFunction, name: Method): string => named(t, name, (word) => word)

type Texts = { t: TFunction; i18n: Pick<i18n, 'language'> }

/** Begins nouns with a capital in the middle of a sentence too. */
const CAPITALS = 'de'

/** The same in the middle of a sentence: a proper name, or a word like any other. */
export const methodWithin = ({ t, i18n: { language } }: Texts, name: Method): string =>
  named(t, name, (word) =>
    language === CAPITALS ? word : word.slice(0, 1).toLocaleLowerCase(language) + word.slice(1),
  )
