// The fonts of a public page are in its styles, and browsers read them a moment later: lines that were shown before would
// break anew. Without scripts the words are shown at once.
document.documentElement.dataset.fonts = 'pending'
void Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
  delete document.documentElement.dataset.fonts
})
