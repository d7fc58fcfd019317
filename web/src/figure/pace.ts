import {noMotionWanted} from './animation';

/** The reading speed, words a minute; and the least time for a picture, in milliseconds. */
const WORDS_A_MINUTE = 200, LOOK = 1800;

/** How long Play stays at a stage with these words, in milliseconds. */
export const readingTime = (words: string): number => Math.max(LOOK, (words.trim().split(/\s+/).length * 60_000) / WORDS_A_MINUTE);

/** The time that a figure must rest before its sentence is announced, in milliseconds. */
export const SPEAKING_DELAY = 300;

/** Play's wait at a stage. A line on the button shows how much of it has passed; in quarters if the reader wants no motion. */
export class Reading {
  private timer = 0;
  private line: Animation | undefined;

  constructor(private readonly figure: HTMLElement) {}

  /** Calls then after the reading time of the words. more is added to this time, in milliseconds at speed 1. */
  start(words: string, then: () => void, {speed = 1, more = 0}: {speed?: number; more?: number} = {}): void {
    this.stop();
    const duration = (readingTime(words) + more) / speed;
    this.timer = window.setTimeout(then, duration);
    this.line = this.figure.querySelector('.cs-play')?.animate({scale: ['0 1', '1 1']}, {duration, easing: noMotionWanted() ? 'steps(4)' : 'linear', pseudoElement: '::after'});
  }

  stop(): void {
    clearTimeout(this.timer);
    this.line?.cancel();
    this.line = undefined;
  }
}
