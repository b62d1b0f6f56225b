import type { ComponentType } from 'react'
import { icon } from '#client/ui/icons.tsx'
import type { Interest } from '#core/discovery/values.ts'

const Hat = icon(
  <path d="M7 13.5a4 4 0 1 1 1.2-7.8 4 4 0 0 1 7.6 0A4 4 0 1 1 17 13.5V20H7zM7 16.8h10" />,
)
const Note = icon(
  <>
    <circle cx="7" cy="17.5" r="2.75" />
    <circle cx="16.75" cy="15.5" r="2.75" />
    <path d="M9.75 17.5V6l9.75-2v11.5" />
  </>,
)
const Glass = icon(<path d="M7.5 3.5h9l-.6 6a3.9 3.9 0 0 1-7.8 0zM12 13.5v7M8.5 20.5h7" />)
const Cup = icon(
  <path d="M4.5 9h12v6a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 15zM16.5 10.5h1.8a2.2 2.2 0 0 1 0 4.5h-1.8M8.5 3.5v2M12.5 3.5v2" />,
)
const Hills = icon(<path d="m2.5 19 6-10.5L12 14l3-5 6.5 10zM16.5 5.2h.01" />)
const Wheels = icon(
  <>
    <circle cx="6" cy="16" r="3.5" />
    <circle cx="18" cy="16" r="3.5" />
    <path d="m6 16 3.5-7h6L18 16M9.5 9l3 7h-6.5M14.5 6h2M8 6.5h3" />
  </>,
)
const Plane = icon(<path d="m3 11.5 18-7-7 16-2.8-6.8zM11.2 13.7 21 4.5" />)
const Book = icon(
  <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20" />,
)
const Mask = icon(
  <path d="M4 5.5c5 1.5 11 1.5 16 0v6c0 5-3.5 8-8 8s-8-3-8-8zM8.5 10.5h1.5M14 10.5h1.5M8.5 14.5c2 1.5 5 1.5 7 0" />,
)
const Lens = icon(
  <>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
)
const Paw = icon(
  <>
    <path d="M8 17.5c0-2.5 2-4.5 4-4.5s4 2 4 4.5c0 1.8-1.8 2.5-4 2.5s-4-.7-4-2.5Z" />
    <path d="M5 12v.01M9.5 7.5v.01M14.5 7.5v.01M19 12v.01" strokeWidth="3" />
  </>,
)
const Weight = icon(<path d="M7 7v10M4 9.5v5M17 7v10M20 9.5v5M7 12h10" />)
const Brush = icon(
  <path d="M20 4c-5 2.5-8.5 6-10 9.5l1.8 1.7C15.5 13.5 18 9.5 20 4ZM9.5 14c-2.5 0-3.5 1.5-3.5 3.5 0 1-.5 2-1.5 2.5 3.5 1 7 0 7-4" />,
)
const Sun = icon(
  <path d="M7 16a5 5 0 0 1 10 0M3.5 16h17M3.5 20h17M12 4.5v3M4.5 8.5l2 2M19.5 8.5l-2 2" />,
)
const Bag = icon(<path d="M5 8.5h14l1 11.5H4zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5" />)
const Leaf = icon(<path d="M5 19c0-9 5-13.5 15-14 .5 10-4 15-13 14.5M5 21c1-5 4-8.5 8.5-10.5" />)
const Star = icon(<path d="m12 3.5 2 6.5 6.5 2-6.5 2-2 6.5-2-6.5L3.5 12l6.5-2z" />)
const Pad = icon(
  <path d="M7.5 7.5h9a5 5 0 0 1 4.8 6.2l-.6 2.5a2.6 2.6 0 0 1-4.7.9l-1-1.6H9l-1 1.6a2.6 2.6 0 0 1-4.7-.9l-.6-2.5a5 5 0 0 1 4.8-6.2ZM8 10v3M6.5 11.5h3M16.5 11.5h.01" />,
)
const Speech = icon(
  <path d="M4 5.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8.5L7 20.5v-4H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z" />,
)

const Flame = icon(
  <path d="M12 3c.6 3.800 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2 .9-3.400 2-4.5.3 1.400 1 2.200 2 2.5C10 8.800 10.5 5.5 12 3Z" />,
)
const Lips = icon(
  <path d="M3 12c3-1.5 5-4.5 7-4.5.8 0 1.5.6 2 1.200.5-.6 1.200-1.200 2-1.200 2 0 4 3 7 4.5-2.5 3-5.5 5-9 5s-6.5-2-9-5ZM3 12h18" />,
)
const Rings = icon(
  <>
    <circle cx="9" cy="13" r="5.5" />
    <circle cx="15" cy="13" r="5.5" />
  </>,
)
const Arms = icon(
  <path d="M12 20C7 17 3.5 13.5 3.5 9.5a4.300 4.300 0 0 1 8.5-1 4.300 4.300 0 0 1 8.5 1c0 4-3.5 7.5-8.5 10.5ZM8.5 12.5c2 1.700 5 1.700 7 0" />,
)
const Hand = icon(
  <path d="M7.5 20c-1.5-2-3.5-4.5-3.5-6.5 0-1 1.300-1.300 2-.5l1.5 2V6.5a1.300 1.300 0 0 1 2.600 0V11m0-6a1.300 1.300 0 0 1 2.600 0v6m0-4.5a1.300 1.300 0 0 1 2.600 0V12m0-3a1.300 1.300 0 0 1 2.600 0v5.5c0 2-.9 4-2 5.5" />,
)
const Bow = icon(
  <path d="M12 12C9 8.5 6 7 3.5 7.5v9C6 17 9 15.5 12 12Zm0 0c3-3.5 6-5 8.5-4.5v9C18 17 15 15.5 12 12ZM10.5 13.5 8 20.5M13.5 13.5l2.5 7" />,
)
const Knot = icon(<path d="M3.5 9c5-3 8 0 8.5 3s3.5 6 8.5 3M3.5 15c5 3 8 0 8.5-3s3.5-6 8.5-3" />)
const Shield = icon(
  <path d="M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6zM9 12l2.200 2.200L15.5 10" />,
)
const Moon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />)
const Three = icon(
  <>
    <circle cx="12" cy="8" r="3.5" />
    <circle cx="7" cy="16" r="3.5" />
    <circle cx="17" cy="16" r="3.5" />
  </>,
)
const Feather = icon(
  <path d="M4 20c3-8 7.5-14 16-15.5-.5 6.5-4.5 11-11.5 11.5M9 15.5h6M12 11.5h5.5" />,
)

/** Of each interest one; those of the bedroom are of mood alone. */
const icons: Record<Interest, ComponentType<{ size?: number }>> = {
  analsex: Flame,
  bondage: Knot,
  'exchanging pictures': Lens,
  hugging: Arms,
  kissing: Lips,
  lingerie: Bow,
  massages: Hand,
  masturbating: Flame,
  'one night stand': Moon,
  'oral sex': Lips,
  'public sex': Moon,
  relationship: Rings,
  sadomasochism: Knot,
  'safe sex': Shield,
  sex: Flame,
  'sex toys': Feather,
  threesome: Three,
  adventure: Hills,
  animals: Paw,
  art: Brush,
  astrology: Star,
  bbq: Hat,
  beach: Sun,
  beer: Glass,
  biking: Wheels,
  coffee: Cup,
  cooking: Hat,
  dancing: Note,
  fashion: Bag,
  foodie: Hat,
  gardening: Leaf,
  gym: Weight,
  hiking: Hills,
  movies: Mask,
  music: Note,
  outdoors: Hills,
  party: Star,
  photography: Lens,
  politics: Speech,
  reading: Book,
  shopping: Bag,
  sports: Weight,
  sushi: Hat,
  tattoos: Brush,
  tea: Cup,
  theater: Mask,
  travelling: Plane,
  vegetarian: Leaf,
  'video games': Pad,
  wine: Glass,
}

export const InterestIcon = ({ interest }: { interest: Interest }) => {
  const Icon = icons[interest]
  return <Icon size={18} />
}
