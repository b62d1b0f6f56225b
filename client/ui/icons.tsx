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
export const ChatIcon = icon(
  <path d="M4 5.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8.5L7 20.5v-4H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z" />,
)
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.2.7 3.6 2.5 4 5" />
  </>,
)
export const CoinIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.8 9.2a3.8 3.8 0 1 0 0 5.6" />
  </>,
)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5c.7-4 3.7-6.5 7.5-6.5s6.8 2.5 7.5 6.5" />
  </>,
)
export const BackIcon = icon(<path d="M14.5 5 7.5 12l7 7" />)
export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />,
)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const ReadIcon = icon(<path d="m2.5 12.5 4 4 8-8.5M11 16.2l.5.3 8.5-8.5" />)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const WarningIcon = icon(<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.3v.1" />)
export const SparkIcon = icon(
  <path d="M12.8 2.5c.5 3.8 5.7 6.3 5.7 11.6a6.5 6.5 0 1 1-13 0c0-3 1.8-4.8 3.3-6.2.2 1.7.9 2.6 2 3.1.3-3.2.7-6 2-8.5Z" />,
)
export const FilterIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
