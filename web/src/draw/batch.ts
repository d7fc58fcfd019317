/** The most shapes in one path. Browsers fill many small paths faster than a large one. */
const BATCH = 50;

/**
 * Draws many shapes with few paths. next returns the path for a shape. draw gets each path when the path is full, and
 * the last path at the end.
 */
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
