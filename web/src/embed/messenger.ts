import {ClipstageError} from '../base/error';
import {type Asked, COMMANDS, EVENTS, type Message, readCommand, VERSION} from './message';
import {say} from '../text/words';
import type {Lab} from '../trace/manifest';

/** Does a command; what it returns, if anything, is the reply. */
export type Obey = (command: Asked) => unknown;

/** How many commands wait for the engine, and how many errors for an origin to send them to. */
const QUEUE = 100;

/** What a window is sent to whose origin has no name: a file, a sandbox. */
const ANY = '*';

interface Waiting { command: Asked; answer: Answer }
type Answer = (type: string, payload: unknown) => void;

/**
 * The messages of an embedded figure. Events go to the page that embeds it, replies and
 * the errors of a command to the window and the origin that sent it, and to no other.
 *
 * Commands are taken from the origin that the author has named, or else from the parent
 * window and from windows of its origin; where the figure has a window to itself, from none. That origin is known by the option, by the
 * browser's list of ancestors, by the referrer, or with the parent's first command,
 * whichever is first; until then events wait.
 */
export class Messenger {
  private origin: string | undefined;
  private readonly waiting = new Map<string, Message>(); // of each type the last
  private readonly asked: Waiting[] = [];
  private obey: Obey | undefined;
  private height = 0; // as it was told last

  /** lab is the figure's own, whose commands it takes. wake is called when a command waits that cannot wait long. */
  constructor(private readonly lab: Lab, private readonly id: string, private readonly named: string | undefined, private readonly wake: () => void) {
    this.origin = named ?? ancestor() ?? referrer();
    window.addEventListener('message', (event) => this.hear(event));
    this.tell('ready', this.ready);
  }

  /** What a page is told that has to know that the figure hears it: once unasked, and in answer to hello. The height is 0 until one was told. */
  private get ready(): object {
    return {lab: this.lab, height: this.height, commands: Object.keys(COMMANDS[this.lab]), events: EVENTS[this.lab]};
  }

  /** Tells the page that embeds the figure. */
  tell(type: string, payload: unknown = null): void {
    if (type === 'resize') ({height: this.height} = payload as {height: number});
    if (window.parent === window) return;
    const message: Message = {source: 'clipstage', v: VERSION, id: this.id, type, payload};
    if (this.origin !== undefined) window.parent.postMessage(message, target(this.origin));
    else this.waiting.set(type === 'error' ? `error ${this.waiting.size % QUEUE}` : type, message);
  }

  fail(error: ClipstageError): void {
    this.tell('error', plain(error));
  }

  /** From now on commands are done, those that have waited first. */
  start(obey: Obey): void {
    this.obey = obey;
    for (const {command, answer} of this.asked.splice(0)) this.run(obey, command, answer);
  }

  private hear({data, source, origin, ports: [port]}: MessageEvent): void {
    if (source === null || source === window) return;
    const fromParent = source === window.parent;
    if (this.named === undefined ? window.parent === window || !fromParent && (origin === 'null' || origin !== this.origin) : origin !== this.named) return;
    const read = readCommand(data, this.lab);
    if (read === undefined) return;
    if (fromParent) this.learn(origin);
    const answer = (type: string, payload: unknown): void => {
      const reply: Message = {source: 'clipstage', v: VERSION, id: read.id, type, payload};
      if (port) port.postMessage(reply); // who asks by a port of its own hears the answer alone
      else (source as Window).postMessage(reply, target(origin));
    };
    if ('error' in read) answer('error', plain(read.error));
    else if (read.type === 'hello') answer('ready', this.ready);
    else if (this.obey !== undefined) this.run(this.obey, read, answer);
    else if (this.asked.length < QUEUE) this.wait({command: read, answer});
    else answer('error', plain(new ClipstageError('invalid-message', say('page.message.full'))));
  }

  /** A script of the post asks all of its figures at once how they are: that alone is no reason to start them all. */
  private wait(asked: Waiting): void {
    this.asked.push(asked);
    if (asked.command.type !== 'getState') this.wake();
  }

  private run(obey: Obey, command: Asked, answer: Answer): void {
    try {
      const reply = obey(command);
      if (reply !== undefined) answer(command.type, reply);
      else if (command.id !== null) answer('done', {type: command.type});
    } catch (error) {
      answer('error', plain(ClipstageError.from(error)));
    }
  }

  /** The parent's own messages say best where it is. */
  private learn(origin: string): void {
    this.origin = this.named ?? origin;
    for (const message of this.waiting.values()) window.parent.postMessage(message, target(this.origin));
    this.waiting.clear();
  }
}

/** What of an error can be sent. */
function plain({code, message, field, range}: ClipstageError): object {
  return {code, message, ...(field !== undefined && {field}), ...(range !== undefined && {range})};
}

const target = (origin: string): string => (origin === 'null' ? ANY : origin);

function ancestor(): string | undefined {
  return (location as {ancestorOrigins?: DOMStringList}).ancestorOrigins?.[0];
}

function referrer(): string | undefined {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
