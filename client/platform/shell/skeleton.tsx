import type { ReactNode } from 'react'
import {
  BundlesSkeleton,
  DeckSkeleton,
  FormSkeleton,
  GridSkeleton,
  LoginSkeleton,
  PanesSkeleton,
  ProfileSkeleton,
  StatementSkeleton,
} from '#client/ui/skeletons.tsx'
import type { RouteName } from '#core/site/routes.ts'

const shapes: Partial<Record<RouteName, ReactNode>> = {
  login: <LoginSkeleton />,
  members: <GridSkeleton controls="filters" />,
  'match-finder': <StatementSkeleton />,
  'swipe-game': <DeckSkeleton />,
  likes: <GridSkeleton controls="tabs" />,
  'likes-type': <GridSkeleton controls="tabs" />,
  'members-id': <ProfileSkeleton />,
  'likes-m-id': <ProfileSkeleton />,
  chats: <PanesSkeleton open={false} />,
  'chats-id': <PanesSkeleton open />,
  'members-id-chat': <PanesSkeleton open />,
  credits: <BundlesSkeleton />,
  transactions: <StatementSkeleton />,
  profile: <FormSkeleton width="reading" />,
  settings: <FormSkeleton width="reading" />,
}

/** The shape of a page while it or what it shows is on its way. */
export const Skeleton = ({ name }: { name: RouteName }) => shapes[name] ?? <FormSkeleton />
