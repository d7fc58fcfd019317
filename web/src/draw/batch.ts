/** The most shapes in one path. Browsers fill many small paths faster than a large one. */
const BATCH = 50;

/** Draws many shapes by few paths. next returns the path that a shape is added to; draw gets each path once it is full, or at the end. */
export function batched(shapes: (next: () => Path2D) => void, draw: (path: Path2D) => void): void {
  let path = new Path2D(), count = 0;
  shapes(() => {
    if (count === BATCH) {
      draw(path);
      path = new Path2D();
      count = 0;
    }
    count++;
    return path;
  });
  if (count > 0) draw(path);
}
