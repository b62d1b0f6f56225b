import { useMutation } from '@tanstack/react-query'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Notice } from '#client/ui/states.tsx'
import { isVisible } from '#core/account/selectors.ts'
import styles from './rows.module.css'
import { setVisible } from './set-visible.ts'
import { SearchIcon } from './setting-icons.tsx'
import { Section, SwitchRow } from './settings-section.tsx'

/** Invisible mode (product spec, section 4); what was chosen last shows while it is on its way. */
export const Visibility = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const isShown = isVisible(useMember().lifecycle)
  const change = useMutation({ mutationFn: setVisible })
  const visible = change.isPending ? change.variables : isShown
  return (
    <Section title={t('leaving.visibility')}>
      <SwitchRow
        icon={SearchIcon}
        name={t('leaving.others')}
        under={visible ? t('leaving.visibleText') : t('leaving.invisibleText')}
        isTold
        isOn={visible}
        onSwitch={(on) => change.mutate(on)}
      />
      {change.isError && (
        <div className={styles.below}>
          <Notice tone="bad">{of(change.error)}</Notice>
        </div>
      )}
    </Section>
  )
}
