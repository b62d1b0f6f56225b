import { icon } from '#client/ui/icons.tsx'

export const SendIcon = icon(<path strokeWidth="2.3" d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />)
export const PlusIcon = icon(<path strokeWidth="2" d="M12 4.5v15M4.5 12h15" />)
export const DownIcon = icon(<path d="M12 5v14M5.5 12.5 12 19l6.5-6.5" />)
export const ReplyIcon = icon(<path d="M9.5 6 4 11.5 9.5 17M4.5 11.5h9a6 6 0 0 1 6 6v.5" />)
export const CopyIcon = icon(<path d="M9 9h10.5v11H9zM15 5.5V4.5H4.5v11h1" />)
export const PencilIcon = icon(
  <path d="m4.5 19.5.9-4.1L16 4.8l3.2 3.2L8.6 18.6l-4.1.9ZM13.5 7.3l3.2 3.2" />,
)
export const ShieldIcon = icon(
  <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5ZM12 8.5v4M12 15.6v.1" />,
)
export const SmileyIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 14a4.2 4.2 0 0 0 7 0M9 9.6v.2M15 9.6v.2" />,
)
