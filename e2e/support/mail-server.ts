/**
 * A mail server that keeps what it gets, in memory: `GET /?to=zoe@exemple.fr` gives the e-mails of one
 * mailbox as they arrived. It speaks just enough SMTP for one sender that it knows.
 */
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';

const kept: { to: string; source: string }[] = [];

function converse(socket: Socket): void {
  let to = '';
  let rest = '';
  let source: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mailbox');
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (source !== null) {
        if (line !== '.') source += `${line}\n`;
        else {
          kept.push({ to, source });
          source = null;
          say('250 kept');
        }
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        source = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}

createServer(converse).listen(Number(process.env['SMTP_PORT']));
createHttpServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(kept.filter((mail) => mail.to === to).map(({ source }) => source)));
}).listen(Number(process.env['PORT']));
