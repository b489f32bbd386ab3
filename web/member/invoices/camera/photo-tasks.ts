import type { Look } from './advice.ts'
import { findPaper, isSure, type Paper } from './find-paper.ts'
import { boxAround, greyOf, lightOf, smallGreyOf } from './grey.ts'
import { type PhotoFault, photoFaultOf } from './photo-fault.ts'
import { type Corners, type Pixels, type Point, scaledTo } from './picture.ts'
import { sharpnessOf } from './sharpness.ts'
import { movement } from './steadiness.ts'
import { straighten } from './straighten.ts'

/** What the worker is asked, by name. */
export const photoTasks = { lookAt, develop, check }

const longestSide = 4000
const searchSide = 640
/** Sharpness is judged at the size of a camera's frame, whatever the size of the photo. */
const judgedSide = 1920
/** Corners that the large picture shows elsewhere than the small one did are not trusted. */
const mostDisagreement = 0.05

/** One frame of the camera: the whole of it small, and a piece of the paper as large as it is. */
function lookAt({ frame, piece }: { frame: Pixels; piece: Pixels }): Look {
  const grey = greyOf(frame)
  return { light: lightOf(grey), paper: findPaper(grey), sharpness: sharpnessOf(greyOf(piece)) }
}

type Developed = { pixels: Pixels; isStraight: boolean; fault: PhotoFault | undefined }

/** Straightens the photo if its corners are certain; otherwise it stays whole. */
function develop({ photo, corners }: { photo: Pixels; corners: Corners | undefined }): Developed {
  const paper = findPaper(smallGreyOf(photo, searchSide))
  const fault = faultOf(photo, paper)
  const isStraight =
    paper !== undefined && isSure(paper) && (!corners || movement(corners, paper.corners) <= mostDisagreement)
  const pixels = isStraight ? straighten(photo, scaledTo(inset(paper.corners), photo), longestSide) : photo
  return { pixels, isStraight, fault }
}

/** A hair within the paper, so that no line of the table is left at its edges. */
function inset(corners: Corners): Corners {
  const [a, b, c, d] = corners
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 }
  const inside = ({ x, y }: Point) => ({
    x: middle.x + (x - middle.x) * 0.994,
    y: middle.y + (y - middle.y) * 0.994,
  })
  return [inside(a), inside(b), inside(c), inside(d)]
}

function check({ photo }: { photo: Pixels }): PhotoFault | undefined {
  return faultOf(photo, findPaper(smallGreyOf(photo, searchSide)))
}

function faultOf(photo: Pixels, paper: Paper | undefined): PhotoFault | undefined {
  const grey = smallGreyOf(photo, judgedSide)
  // What lies around the paper may be as blurred as it likes.
  const text = paper ? boxAround(grey, paper.corners) : grey
  return photoFaultOf({ light: lightOf(grey), paper, sharpness: sharpnessOf(text) })
}
