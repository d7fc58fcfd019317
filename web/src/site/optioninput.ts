import {make} from '../base/dom';
import type {Option} from '../base/options';
import {saySite} from '../text/sitewords';

export interface OptionInput {
  element: HTMLElement;
  /** The value in an address; empty if the option is omitted. */
  value(): string;
}

/** Makes the control for an option, labelled with its name in addresses. changed is called for every choice. */
export function optionInput(name: string, option: Option, chosen: string | undefined, changed: () => void, explained: boolean): OptionInput {
  const id = `option-${name}`;
  const given = chosen ?? option.default;
  const hint = explained ? [make('p', {id: `${id}-meaning`, class: 'choice-meaning'}, saySite(option.meaning))] : [];
  const named = {id, 'data-option': name, ...(explained && {'aria-describedby': `${id}-meaning`})};
  const wrap = (control: HTMLInputElement | HTMLSelectElement): OptionInput => {
    control.addEventListener('change', changed);
    return {element: make('div', {class: 'choice'}, make('label', {for: id}, name), control, ...hint), value: () => control.value};
  };
  switch (option.kind) {
    case 'choice': {
      const values: readonly string[] = option.default === '' ? ['', ...option.values] : option.values;
      const select = make('select', named, ...values.map((value) => make('option', {value}, value || saySite('page.embedding.left-out'))));
      select.value = given;
      return wrap(select);
    }
    case 'list': {
      const boxes = option.values.map((value) => make('input', {type: 'checkbox', value}));
      for (const box of boxes) box.checked = given.split(',').includes(box.value);
      const list = make('fieldset', {class: 'choice', ...named}, make('legend', {}, name), ...hint,
        make('div', {class: 'choice-list'}, ...boxes.map((box) => make('label', {}, box, box.value))));
      list.addEventListener('change', changed);
      return {element: list, value: () => boxes.filter((box) => box.checked).map((box) => box.value).join(',')};
    }
    case 'number':
      return wrap(field({...named, type: 'number', min: String(option.least), max: String(option.most), value: given}));
    case 'text':
      return wrap(field({...named, type: 'text', maxlength: String(option.most), value: given}));
    default:
      return wrap(field({...named, type: 'text', spellcheck: 'false', value: given}));
  }
}

const field = (attributes: Readonly<Record<string, string>>): HTMLInputElement => make('input', attributes);
