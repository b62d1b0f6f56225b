/** What the button shows while a film plays, and while it stands still. */
export const BARS = 'M7 5h3.4v14H7zM13.6 5H17v14h-3.4z'
export const ARROW = 'M8 5v14l11-7z'
