import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terminal } from '../apps/server/src/cli/cli.ts';
import { drawCommand } from '../apps/server/src/cli/draw.ts';
import { shownForms } from '../apps/server/src/cli/shown-content.ts';
import { createMessages } from '../apps/server/src/outbox/messages.ts';
import { openStore } from '../apps/server/src/store/store.ts';
import { accessibilityFaults } from './support/axe.ts';
import { keptChoice, storageWith } from './support/consent.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

const CONTEST = '/freebox/jeu-concours/baskets-corail/';
const AFTER_CLOSING = new Date('2027-07-02T08:00:00Z');

test('a contest closes, its list is frozen and drawn: its page, its entrants and anyone else can tell', async ({
  browser,
}) => {
  const { url, varFolder, close } = await startOwnServer();
  const store = await openStore({ dataFolder: join(varFolder, 'data') });
  try {
    const said: string[] = [];
    const operator = (now: Date, ...command: string[]) => {
      const terminal: Terminal = {
        store,
        print: (line) => said.push(line),
        actor: 'claire',
        clock: () => now,
        drawsFolder: join(varFolder, 'draws'),
        messages: createMessages({ mail: false, partner: false }),
        ...shownForms(varFolder, store.contestRecords),
      };
      return drawCommand(command, terminal);
    };
    const storageState = storageWith(url, keptChoice({ purposes: [], vendors: [] }));

    // Someone enters, without script.
    const plain = await browser.newPage({ baseURL: url, javaScriptEnabled: false });
    await plain.goto(CONTEST);
    await expect(plain.locator('#tirage')).toContainText('Après la clôture');
    await plain.getByLabel('Votre pointure').selectOption('41');
    await plain.getByLabel('Prénom').fill('Élodie');
    await plain.getByLabel('Nom', { exact: true }).fill('Nœl');
    await plain.getByLabel('Adresse e-mail').fill('elodie.tirage@exemple.fr');
    await plain.getByLabel('Date de naissance').fill('1990-04-12');
    await plain.getByLabel('Code postal').fill('42000');
    await plain.getByLabel('Commune').fill('Saint-Étienne');
    await plain.getByLabel(/J’ai lu et j’accepte/).check();
    await plain.getByRole('button', { name: 'Je participe' }).click();
    const confirm = plain.getByRole('button', { name: 'Confirmer l’envoi' });
    const shown = plain.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();
    const reference = (await shown.textContent()) ?? '';

    // The dates are those of the release on show.
    await expect(operator(new Date(), 'freeze', 'corail')).rejects.toThrow('closes at 2027-06-30');
    await operator(AFTER_CLOSING, 'freeze', 'corail');
    const later = async () => {
      const page = await browser.newPage({ baseURL: url, storageState });
      await page.clock.setFixedTime(AFTER_CLOSING);
      await page.goto(CONTEST);
      await page.locator('#tirage').scrollIntoViewIfNeeded();
      return page;
    };
    const frozen = await later();
    const list = await (await fetch(`${url}/api/contest/corail/draw/list.txt`)).text();
    expect(list).toBe(`${reference}\n`);
    await expect(frozen.locator('#tirage')).toContainText(hash('sha256', list));
    await expect(frozen.getByRole('link', { name: 'Le procès-verbal du tirage' })).toHaveCount(0);
    await frozen.close();

    await operator(AFTER_CLOSING, 'run', 'corail');
    const drawn = await later();
    await drawn.locator('#tirage').getByText('Gagnants (1), dans l’ordre').click();
    await expect(drawn.locator('#tirage').getByRole('listitem').first()).toHaveText(reference);
    expect(await accessibilityFaults(drawn)).toEqual([]);
    await drawn.close();

    // Without script, the link of the page leads to the same.
    await plain.goto(CONTEST);
    await plain.getByRole('link', { name: 'Voir l’empreinte et le résultat' }).click();
    await expect(plain.locator('#tirage')).toContainText(hash('sha256', list));
    const [download] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('link', { name: 'Le procès-verbal du tirage' }).click(),
    ]);
    const record = await download.path();
    const published = join(varFolder, 'published.list.txt');
    await writeFile(published, list);
    await operator(AFTER_CLOSING, 'verify', '--record', record, '--list', published);
    expect(said).toContain('same: the winners, in order');
    await writeFile(published, `${list}AAAA-AAAA\n`);
    await expect(
      operator(AFTER_CLOSING, 'verify', '--record', record, '--list', published),
    ).rejects.toThrow('does not hold');

    // Who entered reads it with the reference.
    await plain.goto('/suivi/');
    await plain.getByLabel('Référence').fill(reference);
    await plain
      .getByLabel('Adresse e-mail donnée avec la demande')
      .fill('elodie.tirage@exemple.fr');
    await plain.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(plain.getByText('Vous avez gagné')).toBeVisible();
    await plain.close();
  } finally {
    await store.close();
    await close();
  }
});
