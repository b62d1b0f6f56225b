import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSettings } from '#core/texts/nl/account/settings.ts'

/** The screen of settings, in English. */
export const enSettings: TextsOf<typeof nlSettings> = {
  settings: {
    title: 'Account and settings',
    contents: 'Contents',
    group: {
      privacy: 'Privacy',
      notifications: 'Notifications',
      money: 'Money',
      account: 'Logging in',
      display: 'Language and appearance',
      data: 'Your data',
    },
    you: 'You',
    profile: 'My profile',
    member: 'Member since {{date}}',
    account: 'Account',
    email: 'E-mail',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed yet',
    membership: 'Membership and credits',
    kind: 'Membership',
    free: 'Free',
    premium: 'Premium',
    balance: 'Credits',
    transactions: 'Payments',
    display: 'Display',
    language: 'Language',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'Automatic',
    appearanceText: 'On this device',
    alerts: 'Alerts on the screen',
    alertsNone: 'None closed',
    alertsSome_one: 'You have closed {{count}} alert on this device.',
    alertsSome_other: 'You have closed {{count}} alerts on this device.',
    alertsBack: 'Show again',
    alertsShown: 'Alerts that you closed appear again.',
  },
}
