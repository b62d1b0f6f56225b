import type { TFunction } from 'i18next'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'
import type {
  discountRefusals,
  FieldCode,
  photoRefusals,
  Refusal,
  RefusalCode,
} from '#core/contract/codes.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#core/photo/rules.ts'
import { i18n } from './i18n.ts'

const ofPhotos = {
  megabytes: PHOTO_MAX_BYTES / 1024 ** 2,
  megapixels: PHOTO_MAX_PIXELS / 1e6,
}

type DiscountCode = (typeof discountRefusals)[number]
type PhotoCode = (typeof photoRefusals)[number]
type PlainCode = Exclude<RefusalCode, DiscountCode | PhotoCode>
type Kind = 'discountRefusal' | 'photoRefusal' | 'refusal' | 'field'

/** The texts themselves say which codes there are: every code has its words, and nothing else has. */
const isOf = (kind: Kind, code: string) => i18n.exists(`${kind}.${code}`, { count: 1 })

/** The words of a refusal; a code that is not in the contract is something unforeseen. */
export const refusalWords = (
  t: TFunction,
  { error, minutes = 1 }: Refusal | { error: string; minutes?: number },
) => {
  if (isOf('discountRefusal', error)) return t(`discountRefusal.${error as DiscountCode}`)
  if (isOf('photoRefusal', error)) return t(`photoRefusal.${error as PhotoCode}`, ofPhotos)
  const known = isOf('refusal', error) ? (error as PlainCode) : 'unforeseen'
  return t(`refusal.${known}`, { count: minutes })
}

/** The words of what is wrong with a field. `age` is the youngest that the site takes. */
export const fieldWords = (t: TFunction, code: string, age: number) => {
  const known = isOf('field', code) ? (code as FieldCode) : 'field_invalid'
  return t(`field.${known}`, { age, min: PASSWORD_LENGTH_MIN, max: NAME_LENGTH_MAX })
}

const INSIDE = 500

/**
 * Told apart are a site that nobody reaches, one that is there and cannot work for a moment, and
 * one where something went wrong inside.
 */
export const errorWords = (t: TFunction, error: unknown) => {
  if (error instanceof Refused) return refusalWords(t, error.refusal)
  if (!(error instanceof Unreachable) || error.status === INSIDE) return t('refusal.unforeseen')
  return error.status === null ? t('error.unreachable') : t('refusal.unavailable')
}

export const useWords = () => {
  const { t } = useTranslation()
  return {
    of: (error: unknown) => errorWords(t, error),
    refusal: (refusal: { error: string; minutes?: number }) => refusalWords(t, refusal),
    field: (code: string, age: number) => fieldWords(t, code, age),
  }
}
