import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** The name of a member; of one who is gone for good none is left. */
export const useName = () => {
  const { t } = useTranslation()
  return ({ name }: { name: string }) => (name === '' ? t('gone.name') : name)
}
