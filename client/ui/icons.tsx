import type { ReactNode } from 'react'

export const icon = (drawing: ReactNode) => {
  const Icon = ({ filled = false, size = 22 }: { filled?: boolean; size?: number }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  )
  return Icon
}

export const HeartIcon = icon(
  <path d="M12 20s-7.5-4.6-9-9.2C1.9 7.3 4.2 4.5 7.2 4.5c2 0 3.6 1 4.8 2.9 1.2-1.9 2.8-2.9 4.8-2.9 3 0 5.3 2.8 4.2 6.3C19.5 15.4 12 20 12 20Z" />,
)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5c.7-4 3.7-6.5 7.5-6.5s6.8 2.5 7.5 6.5" />
  </>,
)
export const BackIcon = icon(<path d="M14.5 5 7.5 12l7 7" />)
export const ForwardIcon = icon(<path d="m9.5 5 7 7-7 7" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const WarningIcon = icon(<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.3v.1" />)
export const SparkIcon = icon(
  <path d="M12.8 2.5c.5 3.8 5.7 6.3 5.7 11.6a6.5 6.5 0 1 1-13 0c0-3 1.8-4.8 3.3-6.2.2 1.7.9 2.6 2 3.1.3-3.2.7-6 2-8.5Z" />,
)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
