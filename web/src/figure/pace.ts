import {noMotionWanted} from './animation';

/** The reading speed in words per minute, and the least time for a picture in milliseconds. */
const WORDS_A_MINUTE = 200, LOOK = 1800;

/** How long Play stays at a stage with this text, in milliseconds. */
export const readingTime = (words: string): number => Math.max(LOOK, (words.trim().split(/\s+/).length * 60_000) / WORDS_A_MINUTE);

/** A figure's sentence is announced after the figure has rested this long, in milliseconds. */
export const SPEAKING_DELAY = 300;

/** Play's wait at a stage. A line on the button shows the elapsed share; with reduced motion, in quarters. */
export class Reading {
  private timer = 0;
  private line: Animation | undefined;

  constructor(private readonly figure: HTMLElement) {}

  /** Calls then after the reading time of the words plus more. more is in milliseconds at speed 1. */
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
