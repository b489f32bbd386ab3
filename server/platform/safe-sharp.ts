import sharp from 'sharp'

// Nothing but these is decoded, whatever a file turns out to be inside; and one picture at a time, keeping none.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** A larger picture is refused before it is drawn: a small file can claim any size. */
export const mostPixels = 50_000_000

export { sharp as safeSharp }
