import type { RequestListener } from 'node:http';

/** Every way in which it may let us down, by what a log reader would say of it. */
export const contentFaults: [name: string, behaviour: RequestListener][] = [
  ['refuses connections', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['stalls in the middle', (_request, response) => void response.write('{"title":')],
  ['answers 500', (_request, response) => void response.writeHead(500).end('{}')],
  ['answers HTML', (_request, response) => void response.end('<!doctype html><p>Bonjour')],
  [
    'is cut short',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"title":"Vos');
      request.socket.end();
    },
  ],
  ['answers 50 MB', (_request, response) => void response.end(`"${'a'.repeat(50_000_000)}"`)],
  ['answers something else', (_request, response) => void response.end('{"items":"none"}')],
];
