import {readFolds, rememberFolds} from '../base/preference';

/**
 * Closes the folds of figures in an element as they appear. A fold stays open if it shows something from a link or an
 * option, or if the reader left it open on this or an earlier visit.
 */
export function keepFolds(main: HTMLElement): void {
  const open = readFolds();
  new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) {
      if (target instanceof HTMLDetailsElement && 'needed' in target.dataset) target.open = true;
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const fold of node.querySelectorAll<HTMLDetailsElement>('[data-fold]')) fold.open = 'needed' in fold.dataset || open.has(fold.dataset.fold!);
      }
    }
  }).observe(main, {childList: true, subtree: true, attributeFilter: ['data-needed']});
  main.addEventListener('click', ({target}) => {
    const fold = target instanceof Element ? target.closest('[data-fold] > summary')?.parentElement as HTMLDetailsElement | null : null;
    if (!fold) return;
    const name = fold.dataset.fold!;
    if (fold.open) open.delete(name); // this click closes it
    else open.add(name);
    rememberFolds(open);
  });
}
