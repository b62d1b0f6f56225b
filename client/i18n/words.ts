import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Refused, Unreachable } from '#client/api/call.ts'
import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'
import {
  discountRefusals,
  type FieldCode,
  fieldCodes,
  photoRefusals,
  type Refusal,
  refusalCodes,
} from '#core/contract/codes.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#core/photo/rules.ts'

const ofPhotos = {
  megabytes: PHOTO_MAX_BYTES / 1024 ** 2,
  megapixels: PHOTO_MAX_PIXELS / 1e6,
}

const isCode = <C extends string>(codes: readonly C[], code: string): code is C =>
  codes.some((known) => known === code)

/** The words of a refusal; a code that is not in the contract is something unforeseen. */
export const refusalWords = (
  t: TFunction,
  { error, minutes = 1 }: Refusal | { error: string; minutes?: number },
) => {
  if (!isCode(refusalCodes, error)) return t('refusal.unforeseen')
  if (isCode(discountRefusals, error)) return t(`discountRefusal.${error}`)
  if (isCode(photoRefusals, error)) return t(`photoRefusal.${error}`, ofPhotos)
  if (error === 'too_many_attempts') return t('refusal.too_many_attempts', { count: minutes })
  return t(`refusal.${error}`)
}

/** The words of what is wrong with a field. `age` is the youngest that the site takes. */
export const fieldWords = (t: TFunction, code: string, age: number) => {
  const known: FieldCode = isCode(fieldCodes, code) ? code : 'field_invalid'
  return t(`field.${known}`, { age, min: PASSWORD_LENGTH_MIN, max: NAME_LENGTH_MAX })
}

const INSIDE = 500

/** A site that is away is told apart from one where something went wrong inside. */
export const errorWords = (t: TFunction, error: unknown) => {
  if (error instanceof Refused) return refusalWords(t, error.refusal)
  const isAway = error instanceof Unreachable && error.status !== INSIDE
  return isAway ? t('error.unreachable') : t('refusal.unforeseen')
}

export const useWords = () => {
  const { t } = useTranslation()
  return {
    of: (error: unknown) => errorWords(t, error),
    refusal: (refusal: { error: string; minutes?: number }) => refusalWords(t, refusal),
    field: (code: string, age: number) => fieldWords(t, code, age),
  }
}
