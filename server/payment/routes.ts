import { type CheckoutRoutes, createCheckoutRoutes } from './checkout/routes.ts'
import { createDirectDebitRoutes, type DirectDebitRoutes } from './direct-debit/routes.ts'
import { createReorderRoutes, type ReorderRoutes } from './reorder/routes.ts'
import { createSpendingRoutes, type SpendingRoutes } from './spending-limit/routes.ts'
import { createWalletRoutes, type WalletRoutes } from './wallet/routes.ts'
import { createWithdrawalRoutes, type WithdrawalRoutes } from './withdrawal/routes.ts'

export type PaymentRoutes = CheckoutRoutes &
  DirectDebitRoutes &
  ReorderRoutes &
  SpendingRoutes &
  WalletRoutes &
  WithdrawalRoutes

type Dependencies = Parameters<typeof createCheckoutRoutes>[0] &
  Parameters<typeof createDirectDebitRoutes>[0] &
  Parameters<typeof createReorderRoutes>[0] &
  Parameters<typeof createSpendingRoutes>[0] &
  Parameters<typeof createWalletRoutes>[0] &
  Parameters<typeof createWithdrawalRoutes>[0]

export const createPaymentRoutes = (deps: Dependencies): PaymentRoutes => ({
  ...createCheckoutRoutes(deps),
  ...createDirectDebitRoutes(deps),
  ...createReorderRoutes(deps),
  ...createSpendingRoutes(deps),
  ...createWalletRoutes(deps),
  ...createWithdrawalRoutes(deps),
})
