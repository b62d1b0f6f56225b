import { token } from '../platform/wiring.ts'
import type { Alarms } from './alarms.ts'
import type { AbandonCheckout } from './checkout/abandon-checkout.ts'
import type { PlaceOrder } from './checkout/place-order.ts'
import type { OfferMethods, Providers } from './checkout/providers.ts'
import type { StartCheckout } from './checkout/start-checkout.ts'
import type { ProposeDebit } from './direct-debit/direct-debit.ts'
import type { SignDebit } from './direct-debit/sign.ts'
import type { FindDiscount } from './discount/find-discount.ts'
import type { StayOffer } from './discount/stay-offer.ts'
import type { PaymentLetters } from './letters.ts'
import type { NotifyPayer } from './notify-payer.ts'
import type { NotifyStaff } from './notify-staff.ts'
import type { ReportDay } from './reconciliation/report-day.ts'
import type { GiveBack, PlanRefund, RefundPayment } from './refund/refund.ts'
import type { RefundUnused } from './refund/refund-unused.ts'
import type { Reorders } from './reorder/reorder.ts'
import type { PaymentRoutes } from './routes.ts'
import type { SettlePayment } from './settle-payment.ts'
import type { SpendingLimits } from './spending-limit/spending-limit.ts'
import type { Withdrawals } from './withdrawal/withdraw.ts'
import type { WithdrawalsByLink } from './withdrawal/withdraw-by-link.ts'
import type { PaymentJobs, PaymentSweeps } from './worker.ts'

export const abandonCheckout = token<AbandonCheckout>('abandonCheckout')
export const alarms = token<Alarms>('alarms')
export const startCheckout = token<StartCheckout>('startCheckout')
export const findDiscount = token<FindDiscount>('findDiscount')
export const giveBack = token<GiveBack>('giveBack')
export const planRefund = token<PlanRefund>('planRefund')
export const notifyPayer = token<NotifyPayer>('notifyPayer')
export const notifyStaff = token<NotifyStaff>('notifyStaff')
export const offerMethods = token<OfferMethods>('offerMethods')
export const placeOrder = token<PlaceOrder>('placeOrder')
export const proposeDebit = token<ProposeDebit>('proposeDebit')
export const signDebit = token<SignDebit>('signDebit')
export const providers = token<Providers>('providers')
export const refundPayment = token<RefundPayment>('refundPayment')
export const refundUnused = token<RefundUnused>('refundUnused')
export const reorders = token<Reorders>('reorders')
export const reportDay = token<ReportDay>('reportDay')
export const settlePayment = token<SettlePayment>('settlePayment')
export const spendingLimits = token<SpendingLimits>('spendingLimits')
export const stayOffer = token<StayOffer>('stayOffer')
export const withdrawals = token<Withdrawals>('withdrawals')
export const withdrawalsByLink = token<WithdrawalsByLink>('withdrawalsByLink')

/** What the subject brings to the tables of the platform. */
export const paymentRoutes = token<PaymentRoutes>('paymentRoutes')
export const paymentLetters = token<PaymentLetters>('paymentLetters')
export const paymentJobs = token<PaymentJobs>('paymentJobs')
export const paymentSweeps = token<PaymentSweeps>('paymentSweeps')
