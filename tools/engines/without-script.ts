import { createServer } from 'node:http';
import { listening } from '../support/ports.ts';

/**
 * The same site for a visitor without script: its pages come with a policy that lets none run, which every
 * engine obeys; none of them but Chromium can be told to turn it off.
 */
export async function siteWithoutScript(origin: string) {
  const server = createServer(async ({ url = '/', headers: asked }, response) => {
    const { accept = '*/*' } = asked;
    const answer = await fetch(origin + url, { headers: { accept } });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': "script-src 'none'",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listening(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
