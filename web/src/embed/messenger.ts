import {ClipstageError} from '../base/error';
import {type Asked, COMMANDS, EVENTS, type Message, readCommand, VERSION} from './message';
import {say} from '../text/words';
import type {Lab} from '../trace/manifest';

/** Runs a command. Its result, if any, is the reply; a promise ends the command later. */
export type Obey = (command: Asked) => unknown;

/** The most commands that wait for the engine, and errors that wait for an origin. */
const QUEUE = 100;

/** The target origin of a window without an origin: a file or a sandbox. */
const ANY = '*';

interface Waiting { command: Asked; answer: Answer }
type Answer = (type: string, payload: unknown) => void;

/**
 * Sends and receives the messages of an embedded figure. Events go to the embedding page, replies and errors of a
 * command only to the window and origin that sent it.
 *
 * Commands are accepted from the origin that the option origin names, or without the option from the parent window and
 * from windows of the parent's origin. The parent's origin is known from the option, the browser's list of ancestors,
 * the referrer, or the parent's first command. Until it is known, events wait.
 */
export class Messenger {
  private origin: string | undefined;
  private readonly waiting = new Map<string, Message>(); // events: the last one of each type, and up to QUEUE errors
  private readonly asked: Waiting[] = [];
  private obey: Obey | undefined;
  private height = 0; // the height in the last resize event

  /**
   * lab is the figure's lab, whose commands are accepted. named is the option origin. wake is called when a
   * command should start the figure. dress sets the theme, which needs no figure.
   */
  constructor(private readonly lab: Lab, private readonly id: string, private readonly named: string | undefined, private readonly wake: () => void, private readonly dress: Obey) {
    this.origin = named ?? ancestor() ?? referrer();
    window.addEventListener('message', (event) => this.hear(event));
    this.tell('ready', this.ready);
  }

  /** The payload of ready, which is sent at first and in answer to hello. The height is 0 before the first resize event. */
  private get ready(): object {
    return {lab: this.lab, height: this.height, commands: Object.keys(COMMANDS[this.lab]), events: EVENTS[this.lab]};
  }

  /** Sends an event to the embedding page. */
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

  /** Starts running commands, first the waiting ones. */
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
      if (port) port.postMessage(reply); // a command with a port gets its answer by the port alone
      else (source as Window).postMessage(reply, target(origin));
    };
    if ('error' in read) answer('error', plain(read.error));
    else if (read.type === 'hello') answer('ready', this.ready);
    else if (read.type === 'theme') this.run(this.dress, read, answer);
    else if (this.obey !== undefined) this.run(this.obey, read, answer);
    else if (this.asked.length < QUEUE) this.wait({command: read, answer});
    else answer('error', plain(new ClipstageError('invalid-message', say('page.message.full'))));
  }

  /** Queues a command. getState does not start a figure: a script of the post asks all of its figures for states. */
  private wait(asked: Waiting): void {
    this.asked.push(asked);
    if (asked.command.type !== 'getState') this.wake();
  }

  private run(obey: Obey, command: Asked, answer: Answer): void {
    const end = (reply: unknown): void => {
      if (reply !== undefined) answer(command.type, reply);
      else if (command.id !== null) answer('done', {type: command.type});
    };
    const refuse = (error: unknown): void => answer('error', plain(ClipstageError.from(error)));
    try {
      const reply = obey(command);
      if (reply instanceof Promise) reply.then(end, refuse);
      else end(reply);
    } catch (error) {
      refuse(error);
    }
  }

  /** Learns the parent's origin from its own message. */
  private learn(origin: string): void {
    this.origin = this.named ?? origin;
    for (const message of this.waiting.values()) window.parent.postMessage(message, target(this.origin));
    this.waiting.clear();
  }
}

/** The fields of an error that are sent. */
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
