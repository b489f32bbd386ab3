/** How Caramelo feels about what the page says. */
export type Mood = 'idle' | 'happy' | 'searching' | 'sleeping' | 'sorry'
