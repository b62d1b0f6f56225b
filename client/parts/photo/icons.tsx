import { icon } from '#client/ui/icons.tsx'

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const CameraIcon = icon(
  <>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
)
export const PictureIcon = icon(
  <>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <circle cx="9" cy="9.5" r="1.75" />
    <path d="m4 17.5 4.5-4.5 3.5 3.5 3.5-3.5 5 5" />
  </>,
)
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </>,
)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </>,
)
