import type { PaymentResponse } from 'mollie-api-typescript/models'

/** A mandate is found by its customer, so that our one word for it holds both ids. */
const MANDATE = /^(cst_[A-Za-z0-9]{1,40})\/(mdt_[A-Za-z0-9]{1,40})$/

/** Null for what cannot be a mandate, which is not asked about. */
export const idsOf = (mandate: string): { customerId: string; mandateId: string } | null => {
  const [, customerId, mandateId] = MANDATE.exec(mandate) ?? []
  return customerId && mandateId ? { customerId, mandateId } : null
}

/** Mollie names the mandate of a first payment at once; it is good from when that one is paid. */
export const mandateLeft = ({
  sequenceType,
  status,
  customerId,
  mandateId,
}: Pick<PaymentResponse, 'sequenceType' | 'status' | 'customerId' | 'mandateId'>) =>
  sequenceType === 'first' && status === 'paid' && customerId && mandateId
    ? `${customerId}/${mandateId}`
    : null
