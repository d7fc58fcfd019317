import url from 'chunk:./gosources';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import type {Stage} from '../../../base/figure.gen';
import {Chunk} from '../../../engine/chunk';
import {sayCode} from '../../../text/codewords';
import type {Language} from '../../../text/text.gen';

const parts = new Chunk<typeof import('./gosources')>(url);

/** The engine's own source of a stage, which is loaded when it is first opened. */
export class GoSource {
  readonly element: HTMLDetailsElement;
  private readonly code = make('pre', {tabindex: '0', translate: 'no'});
  private sources: Readonly<Record<Stage, string>> | undefined;
  private stage: Stage = 'setup';

  constructor(lang: Language, failed: (error: ClipstageError) => void) {
    const name = sayCode('page.code.go', {}, lang);
    this.code.setAttribute('aria-label', name);
    this.element = make('details', {class: 'cs-go'}, make('summary', {}, name), this.code);
    this.element.addEventListener('toggle', async () => {
      if (!this.element.open) return;
      try {
        this.sources ??= (await parts.load()).SOURCES;
        this.show(this.stage);
      } catch (error) {
        this.element.open = false;
        failed(ClipstageError.from(error));
      }
    });
  }

  show(stage: Stage): void {
    this.stage = stage;
    if (this.element.open && this.sources !== undefined) write(this.code, this.sources[stage]);
  }
}
