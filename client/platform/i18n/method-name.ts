import type { TFunction } from 'i18next'
import { type Method, methodName as nameOf } from '#core/payment/methods.ts'

/** What a method of payment is called in the language of the screen. */
export const methodName = (t: TFunction, name: Method): string =>
  nameOf(name, {
    creditcard: t('method.creditcard'),
    banktransfer: t('method.banktransfer'),
    directdebit: t('method.directdebit'),
  })
