import { indoorStories } from './indoor-stories.ts'
import type { Story } from './moments.ts'
import { outdoorStories } from './outdoor-stories.ts'

export const stories: Record<string, Story> = { ...outdoorStories, ...indoorStories }
