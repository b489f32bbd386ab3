/** In which the server gives every picture of the programme, besides as it is stored. */
export const pictureWidths = [240, 720] as const

/** The same picture, no wider than it is shown. */
export function pictureInWidth(link: string, width: (typeof pictureWidths)[number]): string {
  return link.startsWith('/files/') ? `${link}?width=${width}` : link
}

/**
 * The widths in pixels in which each image is kept, widest first. A link names the widest; another is reached by its
 * width in the place of that one.
 */
export const imageWidths = { avatar: [256, 96], cover: [1280, 640] } as const

/** The same image in another width; one that is kept in a single width stays as it is. */
export function imageInWidth(link: string, width: number): string {
  return link.replace(/-\d+\.webp$/, `-${width}.webp`)
}
