import type { PaymentResponse } from 'mollie-api-typescript/models'

/** Our own name of what Mollie keeps: of a payment, or of a part that goes back. */
export const referenceOf = ({ metadata }: Pick<PaymentResponse, 'metadata'>): string =>
  metadata !== null && typeof metadata === 'object' && !Array.isArray(metadata)
    ? String(metadata.reference ?? '')
    : ''
