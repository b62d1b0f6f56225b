import { icon } from './icons.tsx'

export const CoinIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.8 9.2a3.8 3.8 0 1 0 0 5.6" />
  </>,
)
export const GemIcon = icon(
  <path d="M7 4.500h10l4 5-9 10.500L3 9.500l4-5ZM3 9.500h18M8.500 9.500 12 20l3.500-10.500" />,
)
export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />,
)
export const ReadIcon = icon(<path d="m2.5 12.5 4 4 8-8.5M11 16.2l.5.3 8.5-8.5" />)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const FilterIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5" />)
export const ChatIcon = icon(
  <path d="M4 5.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8.5L7 20.5v-4H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z" />,
)
export const BookmarkIcon = icon(
  <path d="M6.5 4h11a1 1 0 0 1 1 1v15.2L12 15.6l-6.5 4.6V5a1 1 0 0 1 1-1Z" />,
)
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.2.7 3.6 2.5 4 5" />
  </>,
)
export const CardsIcon = icon(
  <path d="M4 6.5 12.5 4a1 1 0 0 1 1.2.7L17 16.5a1 1 0 0 1-.7 1.2L7.8 20a1 1 0 0 1-1.2-.7L3.3 7.7A1 1 0 0 1 4 6.5ZM16 5.5h3.5a1 1 0 0 1 1 1v10" />,
)
export const PlaceIcon = icon(
  <path d="M12 21c4-4.200 6.500-7.600 6.500-11a6.5 6.5 0 0 0-13 0c0 3.400 2.500 6.800 6.500 11ZM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />,
)
export const MoreIcon = icon(<path strokeWidth="3" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />)
