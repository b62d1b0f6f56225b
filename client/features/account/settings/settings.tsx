import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Data } from '../archive/data-section.tsx'
import { AccountSection, LogOut, YouSection } from './account-sections.tsx'
import { Consent } from './consent-section.tsx'
import { Alerts, Display } from './display-sections.tsx'
import { Mandates } from './mandates-section.tsx'
import { MeetingChoices } from './meeting-choices.tsx'
import { Market, Membership } from './money-sections.tsx'
import { Notifications } from './notifications-section.tsx'
import { PushSection } from './push-section.tsx'
import { QuietSection } from './quiet-section.tsx'
import styles from './settings.module.css'
import { Group, GroupLinks } from './settings-groups.tsx'
import { SpendingLimits } from './spending-limit-section.tsx'
import { Visibility } from './visibility.tsx'
import { Blocks, Leaving, Safety } from './way-sections.tsx'

/** Each subject is a section of its own, in its group; leaving the product comes last. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <h1>{t('settings.title')}</h1>
      <GroupLinks />
      <div className={styles.groups}>
        <YouSection />
        <Group name="privacy">
          <Visibility />
          <MeetingChoices about="place" />
          <MeetingChoices about="meeting" />
          <Consent />
          <Blocks />
          <Safety />
        </Group>
        <Group name="notifications">
          <Notifications />
          <PushSection />
          <QuietSection />
          <Alerts />
        </Group>
        <Group name="money">
          <Membership />
          <SpendingLimits />
          <Mandates />
          <Market />
        </Group>
        <Group name="account">
          <AccountSection />
        </Group>
        <Group name="display">
          <Display />
        </Group>
        <Group name="data">
          <Data />
          <LogOut />
          <Leaving />
        </Group>
      </div>
    </div>
  )
}
