import { useMutation } from '@tanstack/react-query'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Choice } from '#client/ui/choice.tsx'
import { EyeIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { isVisible } from '#core/account/selectors.ts'
import { setVisible } from './set-visible.ts'
import { Section } from './settings-section.tsx'

const SIGHTS = ['visible', 'invisible'] as const

/** Invisible mode (product spec, section 4); what was chosen last shows while it is on its way. */
export const Visibility = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const isShown = isVisible(useMember().lifecycle)
  const change = useMutation({ mutationFn: setVisible })
  const visible = change.isPending ? change.variables : isShown
  return (
    <Section title={t('leaving.visibility')} icon={EyeIcon}>
      <Choice
        legend={t('leaving.others')}
        name="visibility"
        options={SIGHTS.map((value) => ({ value, text: t(`leaving.${value}`) }))}
        value={visible ? 'visible' : 'invisible'}
        onChange={(value) => change.mutate(value === 'visible')}
      />
      <p role="status">{visible ? t('leaving.visibleText') : t('leaving.invisibleText')}</p>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </Section>
  )
}
