import type { ReactNode } from 'react'
import type { Method } from '#core/payment/methods.ts'

const phone = <rect x="9" y="2" width="12" height="22" rx="3" />
const card = <rect x="2.5" y="5" width="25" height="16.5" rx="3" />
const frame = <rect x="2.5" y="2.5" width="25" height="21" rx="5" />
const bank = <path d="M4 10.5 15 4l11 6.5H4ZM7.5 14v5M12.5 14v5M17.5 14v5M22.5 14v5M4.5 22.5h21" />

/** Two letters in a frame, for who is known by name alone. */
const named = (letters: string) => (
  <>
    {frame}
    <text
      x="15"
      y="17.4"
      fill="currentColor"
      fontSize="11.5"
      fontWeight="800"
      stroke="none"
      textAnchor="middle"
    >
      {letters}
    </text>
  </>
)

/**
 * What each way of paying is drawn as: our own drawings, and no two alike. The mark of a brand
 * stays its own.
 */
export const methodDrawings: Record<Method, ReactNode> = {
  ideal: (
    <>
      {frame}
      <path d="M9 12v6" strokeWidth="3" />
      <circle cx="9" cy="7.6" r="1.4" fill="currentColor" stroke="none" />
      <path d="M13.5 7.5h3.2a5.4 5.4 0 0 1 0 10.9h-3.2V7.500Z" fill="currentColor" />
    </>
  ),
  bancontact: (
    <>
      <path d="M3 16.500h9.500L20 8h7" strokeWidth="3.6" />
      <path d="M3 10h7M20.5 16.500H27" />
    </>
  ),
  creditcard: (
    <>
      {card}
      <path d="M2.5 10.500h25M7 16.500h4.5" />
    </>
  ),
  visa: (
    <>
      {card}
      <path d="m8 9.5 3 7.5 3.5-7.500M18.5 17l2-7.5" />
    </>
  ),
  mastercard: (
    <>
      <circle cx="11.5" cy="13" r="7.5" />
      <circle cx="18.5" cy="13" r="7.5" />
    </>
  ),
  cartebancaire: (
    <>
      {card}
      <path d="M7 9.500h5.500v4.500H7zM7 18h5M16.5 18h6.5" />
    </>
  ),
  applepay: (
    <>
      {phone}
      <path d="M4.5 9.500a7 7 0 0 0 0 7M25.5 9.500a7 7 0 0 1 0 7M13.5 20.500h3" />
    </>
  ),
  paypal: (
    <>
      <path d="M9 22 11.5 4h6a5 5 0 0 1 0 10h-5.3" strokeWidth="2.4" />
      <path d="M14 24.5 15.2 17h3.800a5 5 0 0 0 4.6-6.8" />
    </>
  ),
  paysafecard: (
    <>
      <path d="M3 7h24v4a2 2 0 0 0 0 4v4.500H3V15a2 2 0 0 0 0-4V7Z" />
      <path d="M11.5 12.500h7v4h-7zM13 12.500V11a2 2 0 0 1 4 0v1.5" />
    </>
  ),
  banktransfer: (
    <>
      <path d="M3.5 9H26M21.5 4.5 26 9l-4.5 4.500M26.5 18H4M8.5 13.5 4 18l4.5 4.5" />
    </>
  ),
  directdebit: (
    <path d="M4 13V10.500A3.5 3.5 0 0 1 7.5 7H23M19 3l4 4-4 4M26 13v2.500a3.5 3.5 0 0 1-3.5 3.500H7M11 23l-4-4 4-4" />
  ),
  eps: (
    <>
      {bank}
      <circle cx="15" cy="8.3" r="0.6" />
    </>
  ),
  przelewy24: named('24'),
  blik: (
    <>
      {phone}
      <path
        d="M12.5 8h.01M15 8h.01M17.5 8h.01M12.5 11.500h.01M15 11.500h.01M17.5 11.500h.01M13.5 20.500h3"
        strokeWidth="2.2"
      />
    </>
  ),
  mobilepay: (
    <>
      {phone}
      <path d="m12 14.5 2.3 2.5 4-6M13.5 20.500h3" />
    </>
  ),
  swish: (
    <>
      <path d="M5 16a10 10 0 0 1 16-9.500M25 10a10 10 0 0 1-16 9.5" strokeWidth="2.6" />
      <path d="M21.5 3v4h-4M8.5 23v-4h4" />
    </>
  ),
  twint: (
    <>
      <path d="M15 2.5 25 8.200v11.600L15 25.5 5 19.800V8.200L15 2.500Z" />
      <path d="m10 11 5 8 5-8" />
    </>
  ),
  satispay: (
    <>
      <path d="m9 4 7 9-7 9M16 4l7 9-7 9" strokeWidth="2.6" />
    </>
  ),
  vipps: (
    <>
      {frame}
      <path d="M8 12.500c1.5 4 4 6 7 6s5.5-2 7-6M19 8.500h.01" strokeWidth="2.4" />
    </>
  ),
  dankort: named('DK'),
  postepay: named('PP'),
  nexi: named('NX'),
  maestro: named('M'),
  sofort: named('S'),
  giropay: named('G'),
}

export const MethodMark = ({ method }: { method: Method }) => (
  <svg
    width={30}
    height={26}
    viewBox="0 0 30 26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {methodDrawings[method]}
  </svg>
)
