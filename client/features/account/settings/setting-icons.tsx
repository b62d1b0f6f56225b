import { icon } from '#client/ui/icons.tsx'

export const MailIcon = icon(
  <>
    <circle cx="12" cy="12" r="3.5" />
    <path d="M15.5 8.500V13a2.5 2.5 0 0 0 5 0v-1A8.5 8.5 0 1 0 17 18.9" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.500 4.500" />
  </>,
)
export const CalendarIcon = icon(
  <path d="M4.5 6h15v13.500h-15zM4.5 10h15M8.5 3.500V7M15.5 3.500V7" />,
)
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />)
export const DeviceIcon = icon(<path d="M4 5h16v10.500H4zM2.5 19h19" />)
export const ListIcon = icon(
  <path d="M8.5 6.500h12M8.5 12h12M8.5 17.500h12M4 6.500h.01M4 12h.01M4 17.500h.01" />,
)
export const UndoIcon = icon(<path d="M8.5 5.5 4 10l4.5 4.500M4.5 10H14a5 5 0 0 1 0 10h-3" />)
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17" />
  </>,
)
export const CardIcon = icon(<path d="M3.5 6h17v12.500h-17zM3.5 10.500h17M7 15h3" />)
export const LimitIcon = icon(<path d="M4.5 18a8.5 8.5 0 1 1 15 0M12 14l4-5" />)
export const OutIcon = icon(<path d="M13.5 4.500h-8v15h8M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5" />)
export const BanIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4 4.500 20 19.500M9.5 6a8.5 8.5 0 0 1 2.5-.5C18 5.500 21.5 12 21.5 12a16 16 0 0 1-3 3.700M6.500 7.500A15 15 0 0 0 2.5 12S6 18.500 12 18.500a8.500 8.500 0 0 0 3.500-.750M10 10.200a2.750 2.750 0 0 0 3.800 3.900" />,
)
export const BellIcon = icon(
  <path d="M6.5 16.500V11a5.5 5.5 0 0 1 11 0v5.500l1.5 1H5l1.5-1ZM10.5 20.500h3" />,
)
export const PhoneIcon = icon(<path d="M7 3h10v18H7zM11 18h2" />)
export const LightIcon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z" />)
export const DownloadIcon = icon(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.500M4.5 19.500h15" />)
export const ShieldIcon = icon(
  <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5ZM12 8.5v4M12 15.6v.1" />,
)
