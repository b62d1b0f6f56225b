import type { RouteName } from '#core/site/routes.ts'
import type { Page } from './routes.tsx'

/** How the pages are loaded that are hardly ever the first one of a visit, by their route names. */
export const laterPages = {
  'reset-password': () => import('../features/account/credentials/reset-password.tsx'),
  'reset-password-do': () => import('../features/account/credentials/reset-password-do.tsx'),
  'mail-change-do': () => import('../features/account/credentials/mail-change-do.tsx'),
  'credits-repeat-order': () => import('../features/payment/reorder/reorder.tsx'),
  transactions: () => import('../features/payment/wallet/transactions.tsx'),
  receipt: () => import('../features/payment/receipt/receipt.tsx'),
  withdraw: () => import('../features/payment/withdrawal/withdrawal.tsx'),
  settings: () => import('../features/account/settings/settings.tsx'),
  age: () => import('../features/account/age/age-proof.tsx'),
  notifications: () => import('../features/push/happenings/happenings.tsx'),
  'settings-email': () => import('../features/account/credentials/change-email.tsx'),
  'settings-password': () => import('../features/account/credentials/change-password.tsx'),
  'settings-devices': () => import('../features/account/devices/devices.tsx'),
  'settings-blocked': () => import('../features/chat/blocked.tsx'),
  'settings-avoided': () => import('../features/discovery/avoided/avoided.tsx'),
  'settings-leave': () => import('../features/account/leaving/leave.tsx'),
  safety: () => import('../features/moderation/reporting/safety.tsx'),
  decision: () => import('../features/moderation/reporting/decision.tsx'),
  desk: () => import('../features/moderation/desk/queue.tsx'),
  'desk-case': () => import('../features/moderation/desk/case.tsx'),
  'desk-photos': () => import('../features/moderation/desk/photos.tsx'),
  'desk-log': () => import('../features/moderation/desk/log.tsx'),
  'desk-answers': () => import('../features/fiction/answers.tsx'),
  'desk-fictional': () => import('../features/fiction/profiles.tsx'),
  'activate-error': () => import('../features/account/signup/activate-error.tsx'),
  'account-deleted': () => import('../features/account/leaving/account-deleted.tsx'),
  'pages-ban': () => import('../features/moderation/rulebook.tsx'),
  complaints: () => import('../features/moderation/notices/complaints.tsx'),
  pricing: () => import('../features/payment/checkout/pricing.tsx'),
  'withdraw-mail': () => import('../features/payment/withdrawal/withdrawal-mail.tsx'),
  'withdraw-mail-do': () => import('../features/payment/withdrawal/withdrawal-mail-do.tsx'),
  'signup-matches': () => import('../features/discovery/signup-matches.tsx'),
  'complete-signup': () => import('../features/account/signup/complete-signup.tsx'),
  charts: () => import('../features/charts/charts.tsx'),
  'swipe-game': () => import('../features/discovery/swipe/swipe.tsx'),
  'match-finder': () => import('../features/discovery/match-finder/match-finder.tsx'),
} satisfies Partial<Record<RouteName, () => Promise<Page>>>

export type LaterPage = keyof typeof laterPages
