import type { Chart } from './chart.ts'
import { accountChart } from './of/account.ts'
import { approvalChart } from './of/approval.ts'
import { bonusPopupChart } from './of/bonus-popup.ts'
import { conversationChart } from './of/conversation.ts'
import { discountChart } from './of/discount.ts'
import { geolocationChart } from './of/geolocation.ts'
import { mandateChart } from './of/mandate.ts'
import { messageChart } from './of/message.ts'
import { moderationCaseChart } from './of/moderation-case.ts'
import { outboxChart } from './of/outbox.ts'
import { paymentChart } from './of/payment.ts'
import { photoChart } from './of/photo.ts'
import { pushChart } from './of/push.ts'
import { pushSendingChart } from './of/push-sending.ts'
import { restrictionChart } from './of/restriction.ts'
import { signInChart } from './of/sign-in.ts'
import { signUpChart } from './of/sign-up.ts'
import { swipeChart } from './of/swipe.ts'
import { timeBonusChart } from './of/time-bonus.ts'

/** Every lifecycle of the product, whoever moves it: the page, the READMEs and the specs read this. */
export const charts: readonly Chart[] = [
  accountChart,
  signUpChart,
  signInChart,
  paymentChart,
  discountChart,
  mandateChart,
  timeBonusChart,
  bonusPopupChart,
  conversationChart,
  messageChart,
  outboxChart,
  swipeChart,
  pushChart,
  pushSendingChart,
  moderationCaseChart,
  restrictionChart,
  photoChart,
  approvalChart,
  geolocationChart,
]

/** The chart of this name; undefined when there is none. */
export const chartNamed = (name: string): Chart | undefined =>
  charts.find(({ lifecycle }) => lifecycle.name === name)
